#!/bin/sh
# Builds the core with -fsanitize=bounds,undefined in a folder of its own and fuzzes it: C arrays have no other checks.
set -eu
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
games=${2:-3000}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/sources"
cp -r src docs tools setup.py pyproject.toml README.md LICENSE "$folder/sources"
find "$folder" -name '*.so' -delete
cd "$folder"
echo "== Building with sanitizers"
SACBE_SANITIZE=1 "$python" -m pip install --quiet --disable-pip-version-check --no-deps --target built ./sources
echo "== Fuzzing the sanitized core"
export PYTHONPATH=built LD_PRELOAD=$(gcc -print-file-name=libubsan.so)
"$python" -m sacbe.cli.main --version | grep compiled
"$python" -m sacbe.cli.main fuzz tzolkin --games "$games" --seed 9 --every-module-set
"$python" -m sacbe.cli.main fuzz mexica --games "$((games / 10))" --seed 9
