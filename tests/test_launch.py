import json
from pathlib import Path

import pytest

import launch

# Nobody listens there: as where the network is away.
NOWHERE = "http://127.0.0.1:1"


@pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
def test_a_new_enough_python_has_no_problem(version: tuple[int, int]) -> None:
    assert launch.version_problem(version) == ""


def test_an_old_python_is_told_which_one_is_needed_and_how_to_name_it() -> None:
    message = launch.version_problem((3, 9))
    assert "3.11 or newer" in message
    assert "this is 3.9" in message
    assert "PYTHON=" in message


def test_the_fingerprint_changes_with_every_file_it_is_made_from(tmp_path: Path) -> None:
    lock, project = tmp_path / "requirements.lock", tmp_path / "pyproject.toml"
    lock.write_text("numpy==2.4.5")
    project.write_text("[project]")
    before = launch.fingerprint(lock, project)
    assert launch.fingerprint(lock, project) == before

    lock.write_text("numpy==2.4.6")
    changed_lock = launch.fingerprint(lock, project)
    project.write_text("[project]\n")
    assert len({before, changed_lock, launch.fingerprint(lock, project)}) == 3


def test_a_moved_folder_and_another_python_change_the_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = launch.fingerprint(launch.PLAY_LOCK)
    monkeypatch.setattr(launch, "HOME", "another Python in another folder")
    assert launch.fingerprint(launch.PLAY_LOCK) != here


def test_uv_gets_the_indexes_that_pip_uses_and_the_environment_wins() -> None:
    settings = launch.uv_settings(
        "\n".join(
            [
                ":env:.index-url='mirror-of-today'",
                "global.cert='/etc/certificates'",
                "global.extra-index-url='first\\nsecond'",
                "global.index-url='mirror-of-old'",
            ]
        )
    )
    assert settings["UV_DEFAULT_INDEX"] == "mirror-of-today"
    assert settings["UV_INDEX"] == "first second"


def test_without_pip_settings_uv_keeps_its_own_index() -> None:
    assert not {"UV_DEFAULT_INDEX", "UV_INDEX"} & launch.uv_settings("").keys()


@pytest.mark.parametrize("lock", [launch.PLAY_LOCK, launch.TEST_LOCK], ids=lambda lock: lock.name)
def test_a_lock_names_no_host_and_no_folder_and_hashes_every_package(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    for word in ("http:", "https:", "file:", "/", "--index", "--find-links"):
        assert word not in text
    for package in text.replace("\\\n", " ").splitlines():
        assert "==" in package
        assert "--hash=sha256:" in package


def test_the_test_lock_holds_every_package_of_the_play_lock() -> None:
    def pins(lock: Path) -> set[str]:
        lines = lock.read_text(encoding="utf-8").splitlines()
        return {line for line in lines if not line.startswith(" ")}

    assert pins(launch.PLAY_LOCK) < pins(launch.TEST_LOCK)


def test_an_unknown_command_says_which_ones_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        launch.main("ply")
    assert stop.value.code == 2
    assert "play" in capsys.readouterr().err


def test_without_a_network_it_is_said_what_to_do_once_it_is_back(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("UV_DEFAULT_INDEX", "PIP_INDEX_URL"):
        monkeypatch.setenv(name, NOWHERE)
    for name in ("UV_HTTP_RETRIES", "PIP_RETRIES"):
        monkeypatch.setenv(name, "0")
    for name in ("UV_INDEX", "UV_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit):
        launch.install(launch.environment(), "tegel-of-nobody==1")
    said = capfd.readouterr()
    assert "uv does not work here: using pip" in said.out
    assert "tegel-of-nobody" in said.err
    assert said.err.endswith(
        "tegel: could not install the packages, for the reason above. If it is the network, run the"
        " same command again when it is back; pip's own index and proxy settings count.\n"
    )


def test_without_a_network_the_page_s_packages_are_told_of_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    wanted = {"name": "page", "version": "1.0.0", "dependencies": {"nobodys-own": "1.0.0"}}
    found = {"version": "1.0.0", "resolved": f"{NOWHERE}/nobodys-own.tgz"}
    packages = {"": wanted, "node_modules/nobodys-own": found}
    lock = {"name": "page", "version": "1.0.0", "lockfileVersion": 3, "packages": packages}
    (tmp_path / "package.json").write_text(json.dumps(wanted))
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    monkeypatch.setattr(launch, "WEB", tmp_path)
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(SystemExit):
        launch.build_page()
    assert capfd.readouterr().err.endswith(
        "tegel: could not install the packages of the page, for the reason above. If it is the"
        " network, run the same command again when it is back; npm's own registry and proxy"
        " settings count.\n"
    )
