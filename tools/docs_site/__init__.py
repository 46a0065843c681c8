"""The documentation as a site: `python -m tools.docs_site FOLDER`.

    sources         the pages of the repository, with their links, and the navigation
    rulebooks       the rulebook in the other languages, from the catalogues
    python_pages    the Python interface, from docstrings
    wire_pages      the HTTP interface (OpenAPI) and the messages of the sockets (AsyncAPI)
    build           Sphinx, which fails on every warning
    content_policy  the policy of the game's pages, also in these

The pages stay plain Markdown that reads well in the repository. docs/README.md is the navigation: a page that it
does not list fails the build, as does a link to a page, file or heading that does not exist.

Not here: text of its own. A page is written in docs/, a reference comes from the code.
"""
