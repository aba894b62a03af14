"""Presentation: view, scene, choice, names; forecast (effects of an answer) and preview (the same as text and drawing)."""
