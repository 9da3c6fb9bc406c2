#!/usr/bin/env bash
# Creates the secret that Maru and the execution client share on the Engine API.
#
# Usage: bash create-jwt.sh [FILE]     FILE is jwt.hex by default.
#
# The secret is 32 random bytes in hexadecimal. Both processes read it from the same file:
#   Maru                 jwt-secret-path in maru-config.toml
#   Besu, Linea Besu     --engine-jwt-secret
#   Geth, Erigon         --authrpc.jwtsecret
#
# The containers run as different users, so everyone may read the file, but only you may enter its
# folder. An existing secret is kept: to change it, stop the node, remove the file and run this
# script again.
set -euo pipefail

file="${1:-jwt.hex}"
folder="$(cd "$(dirname "$file")" && pwd)"

if [[ -d "$file" ]]; then
  echo "$file is a folder, which Docker made because the secret was missing. Remove it and run this script again." >&2
  exit 1
fi
if [[ -e "$file" ]]; then
  echo "$file exists already and is kept."
  exit 0
fi

openssl rand -hex 32 > "$file"
chmod 644 "$file"
chmod 700 "$folder"
echo "Secret written to $folder/$(basename "$file")"
