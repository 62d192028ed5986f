"""Extras: packages that not everybody needs, and which command needs them."""

# By package, as it is imported: the extra of `pip install 'tegel[…]'` that brings it.
EXTRAS = {
    "alembic": "server",
    "argon2": "server",
    "cupy": "cuda",
    "fastapi": "server",
    "httpx2": "tui",
    "llvmlite": "compile",
    "matplotlib": "arena",
    "numba": "compile",
    "numba_cuda": "cuda",
    "orjson": "tui",
    "pettingzoo": "envs",
    "prometheus_client": "server",
    "psycopg": "postgres",
    "pyarrow": "arena",
    "ray": "ray",
    "sqlalchemy": "server",
    "starlette": "server",
    "structlog": "server",
    "textual": "tui",
    "uvicorn": "server",
    "websockets": "tui",
}


def advice(error: ModuleNotFoundError, command: str) -> str | None:
    """What to tell who lacks a package that a command needs; None if it is none of ours."""
    package = (error.name or "").partition(".")[0]
    extra = EXTRAS.get(package)
    if extra is None:
        return None
    return (
        f"`tegel {command}` needs {package}, which is not installed: pip install 'tegel[{extra}]'"
    )
