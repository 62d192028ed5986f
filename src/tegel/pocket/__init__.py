"""Tegel in a page: tables without a server.

The desk, the tables and the games are the very ones of a server. Here they stand in a worker of the
page, in a Python that the page brings (Pyodide), with the kernels as WebAssembly. What is played is
kept in the browser's storage. `instead/` stands in for packages that are not to be had there, or
too large.
"""
