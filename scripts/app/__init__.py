"""ceilidh without a server: one folder of static files, with which a browser is the server.

`python -m scripts.app` writes it to `build/app` (docs/howto/serve-static.md). Its parts:

- Pyodide, which is CPython for browsers, of the version that package.json pins;
- the packages that the server imports, of the versions and hashes in `requirements.txt` here;
- ceilidh itself, pure and as bytecode;
- the page around it, from `src/ceilidh/web/app`.
"""
