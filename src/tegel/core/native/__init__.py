"""Kernels as machine code: made here by Numba or ahead of time, kept, found and loaded.

compiler    kernels through Numba and LLVM: typed one by one, optimised all at once
indices     as kernels use them: counted from the front only
parts       what is compiled together: for one purpose of one game
build       the same in a process of its own, and `workshop` for all that is missing
made_here   machine code for this very processor, in the user's cache
shipped     the library that came with Tegel, for this kind of machine
library     what both are when they are loaded: functions from a block of words to a word
cache       where things are kept, by the state of the sources
"""
