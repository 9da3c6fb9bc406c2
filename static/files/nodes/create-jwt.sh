#!/usr/bin/env bash
# Makes the secret that Maru and the execution client share on the Engine API.
#
# Usage: bash create-jwt.sh [FILE]     FILE is jwt.hex unless you name another.
#
# The secret is 32 random bytes in hexadecimal. Both processes read the same file:
#   Maru                 jwt-secret-path in maru-config.toml
#   Besu, Linea Besu     --engine-jwt-secret
#   Geth, Erigon         --authrpc.jwtsecret
#
# The containers run under different users, so the file itself is readable for all of them and its
# folder is closed to everybody but you. An existing secret is never overwritten: to change it, stop
# the node, remove the file and run this script again.
set -euo pipefail

file="${1:-jwt.hex}"
folder="$(cd "$(dirname "$file")" && pwd)"

if [[ -d "$file" ]]; then
  echo "$file is a folder: Docker made it because the secret was missing. Remove it first." >&2
  exit 1
fi
if [[ -e "$file" ]]; then
  echo "$file exists and stays as it is." >&2
  exit 1
fi

openssl rand -hex 32 > "$file"
chmod 644 "$file"
chmod 700 "$folder"
echo "Secret written to $folder/$(basename "$file")"
