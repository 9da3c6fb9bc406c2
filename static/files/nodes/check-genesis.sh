#!/usr/bin/env bash
# Compares a genesis file, and block 0 of a running node, with the figures of the Linea networks.
#
# Usage: bash check-genesis.sh mainnet|sepolia FILE [RPC_URL]
#
#   FILE      the genesis file for Geth or Erigon
#   RPC_URL   JSON-RPC endpoint of your node, for example http://127.0.0.1:8545
set -euo pipefail

if [[ $# -lt 2 || $# -gt 3 ]]; then
  echo "Usage: bash check-genesis.sh mainnet|sepolia FILE [RPC_URL]" >&2
  exit 2
fi

case "$1" in
  mainnet)
    sha256=d6e87e994c082fdced1bb8f6cab0dfbb6146983252cc91f0f2b12ea18134ea5a
    block_hash=0xb6762a65689107b2326364aefc18f94cda413209fab35c00d4af51eaa20ffbc6
    ;;
  sepolia)
    sha256=f46013338ca790d722ca1e4d88e460ba6d7a294bbbc149595d354f829fa03488
    block_hash=0x65a64c825d7c13ce1bf077801d0b6b2a89853e19e4a89a5433d7d85d2102a20b
    ;;
  *)
    echo "Unknown network: $1 (mainnet or sepolia)" >&2
    exit 2
    ;;
esac

failed=0

# compare WHAT WANTED FOUND
compare() {
  if [[ "$2" == "$3" ]]; then
    echo "ok       $1 $3"
  else
    echo "DIFFERS  $1"
    echo "         expected $2"
    echo "         found    ${3:-nothing}"
    failed=1
  fi
}

if command -v sha256sum > /dev/null; then
  found="$(sha256sum < "$2")"
else
  found="$(shasum -a 256 < "$2")"
fi
compare "sha256 of the file" "$sha256" "${found%% *}"

if [[ $# -eq 3 ]]; then
  answer="$(curl -fsS -X POST "$3" -H 'Content-Type: application/json' \
    --data '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x0",false]}')"
  # The key "hash" alone: parentHash and the others end in "Hash".
  found="$(sed -n 's/.*"hash" *: *"\(0x[0-9a-fA-F]*\)".*/\1/p' <<< "${answer//$'\n'/ }")"
  compare "hash of block 0   " "$block_hash" "$found"
fi

exit "$failed"
