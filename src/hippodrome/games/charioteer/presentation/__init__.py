"""What a seat sees and clicks: view, scene, choice, names; forecast (what an answer does) and preview (the same, shown)."""
