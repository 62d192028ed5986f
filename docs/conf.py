"""How the handbook becomes a site: `make docs`."""

from sphinx.application import Sphinx

project = "Tegel"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["README.md"]  # the list of pages, which index.md includes

myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
# Types of the standard library and of NumPy are named, and lead nowhere.
nitpick_ignore_regex = [("py:.*", ".*")]

html_theme = "furo"
html_title = "Tegel"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
# The colours of the page, light and dark (src/tegel/drawings/tokens.css).
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1f48a6",
        "color-brand-content": "#1f48a6",
        "color-background-primary": "#fbf8f1",
        "color-background-secondary": "#f3ede2",
    },
    "dark_css_variables": {
        "color-brand-primary": "#93b2ff",
        "color-brand-content": "#93b2ff",
        "color-background-primary": "#12152c",
        "color-background-secondary": "#1a1e3c",
    },
}


def setup(app: Sphinx) -> None:
    """Beside the sources the tables of `bench/` are a file; on the site they are a page."""
    app.connect("source-read", _link_to_the_tables)


def _link_to_the_tables(_app: Sphinx, _page: str, source: list[str]) -> None:
    source[0] = source[0].replace("](../bench/README.md", "](speed.md")
