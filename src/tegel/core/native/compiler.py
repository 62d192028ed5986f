"""Kernels as machine code, by way of Numba and LLVM.

Numba types and translates each kernel by itself. By default it would also optimise each by itself,
and again as a part of each that calls it, which takes four fifths of the time. Here the kernels
that Python asks for, and all that they call, become one module, in which each is optimised once by
itself and then all together. What goes in and out of it are words (`tegel.core.arguments`), so that
neither Numba nor Python is needed to run it.
"""

# Numba's inner parts have no types, and what is reached for here is not meant to be reached.
# pyright: reportPrivateUsage=false, reportAttributeAccessIssue=false
# pyright: reportGeneralTypeIssues=false, reportIncompatibleMethodOverride=false

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher, cpu_target
from numba.extending import models, register_model
from numba.np import arrayobj
from numba.np.arrayobj import populate_array

from tegel.core.arguments import Kind
from tegel.core.dispatch import Chosen
from tegel.core.kernel import Kernel
from tegel.core.native.indices import plain_indices
from tegel.core.struct import Struct
from tegel.core.twins import Twins

WORD = ir.IntType(64)
OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    # Kernels make no arrays, and who calls them holds theirs: not to count who else does saves a
    # fifth of the time of a search.
    "_nrt": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
# Of the C library; compiled code may call nothing else.
C_LIBRARY = frozenset({"sqrt", "memcpy", "memset", "memmove"})


# --- Numba, but for optimising ----------------------------------------------------------------


class _Part(CPUCodeLibrary):  # type: ignore[misc]
    """A kernel as Numba translates it, and what it calls."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """There is a time for optimising, when all parts are together."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Numba wants to know what to call; it never calls it."""
        return 1

    @property
    def codegen(self) -> "_Part":
        """Whom to tell about environments."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Compiled code without Python in it has no use for one."""


class _Pipeline(Compiler):  # type: ignore[misc]
    """Numba's own, but what it makes is a part."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        part = library or _Part(targetctx.codegen(), "kernel")
        super().__init__(typingctx, targetctx, part, *rest)


# --- Kernels as Numba knows them --------------------------------------------------------------


class _ChosenType(types.Callable, types.Opaque):  # type: ignore[misc]
    """A function that is chosen by the type of its first argument."""

    def __init__(self, chosen: Chosen) -> None:
        self.chosen = chosen
        super().__init__(f"{chosen.name} by {id(chosen.homes)}")

    def _of(self, kind: Any) -> Any:
        record = getattr(kind, "instance_class", None) or _record(kind, self.chosen)
        return _dispatcher(self.chosen.of(record))

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        """The kernel's own."""
        return self._of(args[0])._type.get_call_type(context, args, kws)

    def get_call_signatures(self) -> tuple[list[Any], bool]:
        """There are as many as there are records."""
        return [], True

    def get_impl_key(self, sig: Any) -> Any:
        """The kernel's own."""
        return self._of(sig.args[0]).get_overload(sig.args)


register_model(_ChosenType)(models.OpaqueModel)


def _record(kind: Any, chosen: Chosen) -> type:
    """The record that Numba knows as this type."""
    for record in chosen.homes:
        if issubclass(record, Struct) and numba.from_dtype(record.dtype) == kind:
            return record
    raise numba.TypingError(f"there is no {chosen.name} for {kind}")


class _Choice:
    """What the name of a chosen function means to Numba."""

    def __init__(self, chosen: Chosen) -> None:
        self._numba_type_ = _ChosenType(chosen)


_choice = cache(_Choice)


@cache
def _dispatcher(kernel: Kernel) -> Any:
    options = {**OPTIONS, "forceinline": kernel.inline}
    return CPUDispatcher(NUMBA.of(kernel.function), {}, options, _Pipeline)


def _for_numba(value: Any) -> Any:
    if isinstance(value, Kernel):
        return _dispatcher(value)
    return _choice(value) if isinstance(value, Chosen) else value


NUMBA = Twins(_for_numba)


def _type(kind: Any) -> Any:
    """What Numba calls a kind of argument."""
    if kind is int:
        return types.int64
    if kind is float:
        return types.float64
    if isinstance(kind, type) and issubclass(kind, Struct):
        return numba.from_dtype(kind.dtype)
    first, *rest = kind
    if rest and isinstance(rest[0], int):
        item = numba.from_dtype(np.dtype(first)) if isinstance(first, str) else _type(first)
        return types.Array(item, rest[0], "C")
    return types.BaseTuple.from_types([*map(_type, rest)], first)


# --- Entries: what Python calls ---------------------------------------------------------------


class Module:
    """Kernels that Python asks for, and all that they call, on the way to machine code."""

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}  # by symbol: what it returns
        self._context = cpu_target.target_context
        self._parts: dict[int, Any] = {}
        self._wrappers = ir.Module("entries")
        self._wrappers.triple = llvm.get_process_triple()

    def add(self, symbol: str, kernel: Kernel, kind: Kind) -> None:
        """Translate a kernel for arguments of a kind, and let it be called by this symbol."""
        dispatcher = _dispatcher(kernel)
        wanted = tuple(map(_type, kind))
        with plain_indices(arrayobj, global_compiler_lock):
            dispatcher.compile(wanted)
        compiled = dispatcher.overloads[wanted]
        self._collect(compiled.library)
        self.entries[symbol] = self._wrap(symbol, compiled.fndesc)

    def _collect(self, library: Any) -> None:
        if id(library) not in self._parts:
            self._parts[id(library)] = library
            for part in library._linking_libraries if isinstance(library, _Part) else ():
                self._collect(part)

    def _wrap(self, symbol: str, fndesc: Any) -> str:
        """A function that takes a block of words and returns one; what that stands for."""
        function = ir.Function(self._wrappers, ir.FunctionType(WORD, [WORD.as_pointer()]), symbol)
        builder = ir.IRBuilder(function.append_basic_block())
        places = count()

        def word() -> Any:
            place = ir.Constant(ir.IntType(32), next(places))
            return builder.load(builder.gep(function.args[0], [place]))

        arguments = [self._unpack(builder, word, kind) for kind in fndesc.argtypes]
        convention, (returns, kinds) = self._context.call_conv, (fndesc.restype, fndesc.argtypes)
        if fndesc.llvm_func_name in self._wrappers.globals:
            callee = self._wrappers.globals[fndesc.llvm_func_name]
        else:
            form = convention.get_function_type(returns, kinds)
            callee = ir.Function(self._wrappers, form, fndesc.llvm_func_name)
        _, result = convention.call_function(builder, callee, returns, kinds, arguments)
        returns = types.unliteral(returns)
        if returns == types.none:
            builder.ret(ir.Constant(WORD, 0))
            return "none"
        if returns == types.boolean:
            builder.ret(builder.zext(result, WORD))
            return "bool"
        if isinstance(returns, types.Float):
            wide = builder.fpext(result, ir.DoubleType()) if returns.bitwidth < 64 else result
            builder.ret(builder.bitcast(wide, WORD))
            return "float"
        assert isinstance(returns, types.Integer), f"a kernel can't return {returns} to Python"
        narrow = returns.bitwidth < 64
        widen = builder.sext if returns.signed else builder.zext
        builder.ret(widen(result, WORD) if narrow else result)
        return "int"

    def _unpack(self, builder: Any, word: Callable[[], Any], kind: Any) -> Any:
        """An argument of a kernel, from the words that it was handed over as."""
        if isinstance(kind, types.BaseTuple):
            parts = [self._unpack(builder, word, part) for part in kind.types]
            return self._context.make_tuple(builder, kind, parts)
        if isinstance(kind, types.Array):
            array = self._context.make_array(kind)(self._context, builder)
            data = builder.inttoptr(word(), array.data.type)
            shape = [word() for _ in range(kind.ndim)]
            size = self._context.get_abi_sizeof(self._context.get_data_type(kind.dtype))
            strides = [ir.Constant(WORD, size)]
            for length in reversed(shape[1:]):
                strides.insert(0, builder.mul(strides[0], length))
            populate_array(array, data, shape, strides, size, meminfo=None)
            return array._getvalue()
        if isinstance(kind, types.Record):
            return builder.inttoptr(word(), self._context.get_value_type(kind))
        return builder.bitcast(word(), self._context.get_value_type(kind))

    def linked(self) -> "Linked":
        """All of it as one module."""
        whole = llvm.parse_assembly(str(self._wrappers))
        for part in self._parts.values():
            own = isinstance(part, _Part)
            text = part._final_module if own else part._get_module_for_linking()
            whole.link_in(text, preserve=True)
        for function in whole.functions:
            if not function.is_declaration and function.name not in self.entries:
                function.linkage = "internal"
        for variable in whole.global_variables:
            if not variable.is_declaration:
                variable.linkage = "internal"
        whole.verify()
        return Linked(whole.as_bitcode(), dict(self.entries))


class Linked:
    """A module that is ready to be made machine code, for this machine or another."""

    def __init__(self, bitcode: bytes, entries: dict[str, str]) -> None:
        self.bitcode = bitcode
        self.entries = entries

    def machine_code(self, machine: Any, suffix: str = "", exported: bool = False) -> bytes:
        """An object file for a machine; its symbols may get a suffix.

        Windows wants to be told which of them a library exports.
        """
        module = llvm.parse_bitcode(self.bitcode)
        module.triple = machine.triple
        module.data_layout = str(machine.target_data)
        # First each function by itself: with its loops unrolled it fits better into its callers.
        _optimise(module, machine, inline=False)
        _optimise(module, machine, inline=True)
        missing = {f.name for f in module.functions if f.is_declaration and f.name[:5] != "llvm."}
        if missing - C_LIBRARY:
            raise AssertionError(f"compiled kernels call {', '.join(sorted(missing - C_LIBRARY))}")
        if any("dynamic.globals" in v.name for v in module.global_variables):
            raise AssertionError("compiled kernels hold addresses that are good only here")
        for symbol in self.entries:
            function = module.get_function(symbol)
            function.name = symbol + suffix
            if exported:
                function.storage_class = "dllexport"
        return bytes(machine.emit_object(module))


def _optimise(module: Any, machine: Any, inline: bool) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.slp_vectorization = False  # which takes time and gains nothing
    if not inline:
        tuning.inlining_threshold = 0
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
