"""Compiled functions that are only inlined into others: translated, but not optimized or made callable separately.

numba makes every function it compiles callable, with everything it calls, and again within each of its callers. Functions that
are only called by compiled functions need none of that: they stay as translated, and the entry point that Python calls links
all its parts, once, and optimizes them together.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

_codegen: Any = import_module("numba.core.codegen")
_compiler: Any = import_module("numba.core.compiler")
_machinery: Any = import_module("numba.core.compiler_machinery")
_passes: Any = import_module("numba.core.typed_passes")
_dynfunc: Any = import_module("numba._dynfunc")


class PartLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of one part, as translated; its callees are named, not linked."""

    def finalize(self) -> None:
        """Skip optimization and linking: the caller does both."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True


@_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(_passes.NativeLowering):  # type: ignore[misc]
    """The last step of translating a part."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Translate; and tell numba how to call it, and what must be linked then."""
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = True
        super().run_pass(state)
        library, fndesc, env = state.library, state.cr.fndesc, state.cr.env
        library._ensure_finalized()
        name = fndesc.qualname.split(".")[-1]
        stands_for = _dynfunc.make_function(fndesc.lookup_module(), name, name, 0, env, (library,))
        state.targetctx.insert_user_function(stands_for, fndesc, [library, *library._linking_libraries])
        state["cr"] = state.cr._replace(cfunc=stands_for)
        return True


class PartCompiler(_compiler.CompilerBase):  # type: ignore[misc]
    """numba's compiler pipeline, except for its last step."""

    def define_pipelines(self) -> list[Any]:
        """Return the steps."""
        steps = _compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [(PartLowering if step is _passes.NativeLowering else step, about) for step, about in steps.passes]
        steps._finalized = False
        steps.finalize()
        return [steps]
