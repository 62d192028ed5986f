"""Statements that moves need: compiled once, and handed to the database's driver as they are."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import CompilerElement


@cache
def _compiled(statement: CompilerElement, dialect: Dialect, *names: str) -> SQLCompiler:
    found = statement.compile(dialect=dialect, column_keys=list(names))
    assert isinstance(found, SQLCompiler)
    return found


def run(connection: Connection, statement: Executable, values: Mapping[str, Any]) -> int:
    """How many rows a statement with these values has changed."""
    assert isinstance(statement, CompilerElement)
    made = _compiled(statement, connection.dialect, *values)
    if made.positiontup is None:
        return connection.exec_driver_sql(made.string, values).rowcount
    in_order = tuple(values[name] for name in made.positiontup)
    return connection.exec_driver_sql(made.string, in_order).rowcount
