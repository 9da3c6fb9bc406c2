import {fill, type Slots} from './fill';

export const read = ({
  placeholders,
  address,
  abi,
  args,
  url,
}: Slots): string => fill`
${placeholders}
cast call ${address} \
  '${abi}' \
  ${args} \
  --rpc-url ${url}
`;

export const write = ({
  placeholders,
  readFee,
  address,
  abi,
  args,
  value,
  url,
}: Slots): string => fill`
${placeholders}
${readFee}
cast send ${address} \
  '${abi}' \
  ${args} \
  ${value} \
  --account YOUR_KEYSTORE \
  --rpc-url ${url}
`;

/** Calldata of an initializer, for the transaction that creates or upgrades a proxy. */
export const encode = ({abi, args, transaction}: Slots): string => fill`
# Calldata for ${transaction}.
cast calldata \
  '${abi}' \
  ${args}
`;

export const readFee = (
  address: string,
  getter: string,
  url: string,
): string => fill`
FEE=$(cast call ${address} '${getter}()(uint256)' --rpc-url ${url} | cut -d' ' -f1)
`;
