"""Codec for plain data: dataclasses of numbers, strings, tuples, lists, dicts and other plain data.

Copying, dumping and loading are derived from the annotations, so that a game cannot forget a field. A field created by
`unserialized_field` is not part of the position: an edition, or the list that facts are appended to. Copies share the
edition; `dump` omits it; `load` takes it from the caller.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, field, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")


def unserialized_field(*, shared: bool) -> Any:
    """Declare a field that is not part of the position; a copy shares it (`shared`) or starts with None."""
    return field(default=None, compare=False, repr=False, metadata={"given": True, "shared": shared})


_copiers: dict[type, Callable[[Any], Any]] = {}


def copy(x: T) -> T:
    """Return a copy that shares no mutable value."""
    copier = _copiers.get(type(x))
    if copier is None:
        copier = _copiers[type(x)] = _copier(type(x))
    return cast(T, copier(x))


def _copier(cls: type) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    parts = []
    for f in fields(cls):
        if f.metadata.get("given"):
            parts.append(f"x.{f.name}" if f.metadata["shared"] else "None")
        else:
            parts.append(_copy_expression(hints[f.name], f"x.{f.name}"))
    names: dict[str, Any] = {"cls": cls, "copy": copy}
    exec(f"def copier(x): return cls({', '.join(parts)})", names)  # generated once per class: the fastest copy in Python
    return cast(Callable[[Any], Any], names["copier"])


def _copy_expression(hint: Any, x: str) -> str:
    """Return the expression that copies an `x` of this type; `x` itself if the type is immutable."""
    origin = get_origin(hint)
    if origin is list:
        inner = _copy_expression(get_args(hint)[0], "i")
        return f"{x}[:]" if inner == "i" else f"[{inner} for i in {x}]"
    if origin is dict:
        inner = _copy_expression(get_args(hint)[1], "v")
        return f"{x}.copy()" if inner == "v" else f"{{k: {inner} for k, v in {x}.items()}}"
    if origin is set:
        return f"{x}.copy()"
    if origin in (Union, types.UnionType):
        inner = next((c for a in get_args(hint) if (c := _copy_expression(a, x)) != x), x)
        return x if inner == x else f"({inner} if {x} is not None else None)"
    if is_dataclass(hint) and not _frozen(hint):
        return f"copy({x})"
    return x


def _frozen(cls: Any) -> bool:
    return bool(cls.__dataclass_params__.frozen)


_LEAVES = frozenset({int, str, bool, float, type(None)})


def dump(x: Any) -> Any:
    """Convert plain data to JSON values."""
    if type(x) in _LEAVES:
        return x
    if is_dataclass(x) and not isinstance(x, type):
        return {name: dump(getattr(x, name)) for name in _serialized_fields(type(x))}
    if isinstance(x, dict):
        return {str(k): dump(v) for k, v in x.items()}
    if isinstance(x, list | tuple):
        return [dump(i) for i in x]
    if isinstance(x, set | frozenset):
        return sorted(dump(i) for i in x)
    return x


@cache
def _serialized_fields(cls: type[Any]) -> tuple[str, ...]:
    """Return the names of the fields that belong to the position."""
    return tuple(f.name for f in fields(cls) if not f.metadata.get("given"))


def load(cls: Any, data: Any, known: Mapping[str, Any] | None = None) -> Any:
    """Rebuild the value that `dump` wrote; `known` holds the unserialized fields."""
    origin = get_origin(cls)
    args = get_args(cls)
    if is_dataclass(cls):
        hints = get_type_hints(cls)
        read: dict[str, Any] = {}
        for f in fields(cls):
            if f.metadata.get("given"):
                read[f.name] = (known or {}).get(f.name)
            elif f.name in data:
                read[f.name] = load(hints[f.name], data[f.name], known)
            elif f.default is MISSING and f.default_factory is MISSING:
                raise KeyError(f.name)
        return cast(Any, cls)(**read)
    if origin is list:
        return [load(args[0], i, known) for i in data]
    if origin is dict:
        return {args[0](k): load(args[1], v, known) for k, v in data.items()}
    if origin is set:
        return {load(args[0], i, known) for i in data}
    if origin is tuple:
        kinds = [args[0]] * len(data) if len(args) == 2 and args[1] is Ellipsis else args
        return tuple(load(kind, i, known) for kind, i in zip(kinds, data, strict=True))
    if origin in (Union, types.UnionType):
        return None if data is None else load(next(a for a in args if a is not type(None)), data, known)
    if isinstance(cls, type) and issubclass(cls, tuple) and hasattr(cls, "_fields"):
        hints = get_type_hints(cls)
        return cls(*(load(hints[name], i, known) for name, i in zip(cls._fields, data, strict=True)))
    return data
