from pathlib import Path

import pytest

import launch


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
