"""The drawings: tiles and colours, one source for page, notebook and handbook.

`tiles.svg` and `tokens.css` are what the page loads; `sheet` puts them on a picture.
"""
