"""A release: both archives build, `twine check --strict` accepts them, and the README for an index has absolute links."""

from __future__ import annotations

import email
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.docs.installed import REPOSITORY

PROJECT_PAGES = sorted(page.name for page in REPOSITORY.glob("*.md"))


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(REPOSITORY)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.slow
def test_twine_accepts_the_archives(dist: Path) -> None:
    files = sorted(str(file) for file in dist.iterdir())
    assert len(files) == 2
    command = [sys.executable, "-m", "twine", "check", "--strict", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASSED") == 2, done.stdout + done.stderr


@pytest.mark.slow
def test_the_metadata_name_authors_keywords_and_versions(dist: Path) -> None:
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = email.message_from_bytes(wheel.read(name))
    assert metadata["Author"] == "Hippodrome contributors" and metadata["License-Expression"] == "MIT"
    assert len(metadata["Keywords"].split(",")) > 4
    classifiers = metadata.get_all("Classifier") or []
    lowest = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"].removeprefix(">=")
    assert f"Programming Language :: Python :: {lowest}" in classifiers
    assert not [url for url in metadata.get_all("Project-URL") or [] if "example" in url]


@pytest.mark.slow
def test_the_sdist_has_the_project_pages_and_the_sources_of_the_site(dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert len(PROJECT_PAGES) == 7 and {*PROJECT_PAGES, "zensical.toml", "docs/index.md", ".pre-commit-config.yaml"} <= names
    assert not [name for name in names if name.startswith(("site/", ".cache/"))]


def test_the_readme_for_an_index_has_absolute_links_only() -> None:
    script = str(REPOSITORY / "docs/pypi_readme.py")
    pages, pictures = "https://pages.test/tag", "https://pictures.test/tag"
    done = subprocess.run([sys.executable, script, pages, pictures], capture_output=True, text=True, check=True)
    links = re.findall(r"\]\(([^)\s]+)\)", done.stdout)
    assert len(links) > 10 and all(link.startswith("https://") for link in links)
    assert f"![Four bots race one lap of Charioteer]({pictures}/docs/pictures/race.svg)" in done.stdout
    assert f"[LICENSE]({pages}/LICENSE)" in done.stdout
    assert subprocess.run([sys.executable, script, "nowhere"], capture_output=True, check=False).returncode == 2


def test_the_changelog_keeps_a_changelog() -> None:
    text = (REPOSITORY / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## (.+)$", text, re.M)
    assert versions[0] == "[Unreleased]" and all(re.fullmatch(r"\[[\d.]+\] - \d{4}-\d\d-\d\d", name) for name in versions[1:])
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Upgrade notes"}
    assert set(re.findall(r"^### (.+)$", text, re.M)) <= kinds
    entries = [" ".join(entry.split()) for entry in re.findall(r"^- ((?:.+\n?)(?:  .+\n?)*)", text, re.M)]
    assert len(entries) > 30 and max(len(entry.split()) for entry in entries) <= 40
