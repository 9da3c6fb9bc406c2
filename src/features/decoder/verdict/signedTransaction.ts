import {
  formatEther,
  formatGwei,
  getAddress,
  getContractAddress,
  parseTransaction,
  recoverTransactionAddress,
  zeroAddress,
  type Hex,
  type SignedAuthorization,
  type TransactionSerialized,
} from 'viem';
import {recoverAuthorizationAddress} from 'viem/utils';
import {formatCount} from '@site/src/lib/text';
import type {DecodedValue} from './formatValue';

/** A serialized transaction with its fields and calldata, and a sentence that describes it. */
export interface SerializedTransaction {
  readonly raw: Hex;
  readonly isSigned: boolean;
  readonly sentence: string;
  readonly fields: readonly DecodedValue[];
  readonly data: Hex | undefined;
}

type Transaction = ReturnType<typeof parseTransaction>;

const typeNames: Readonly<Record<string, string>> = {
  legacy: 'legacy (type 0)',
  eip2930: 'EIP-2930 (type 1, with an access list)',
  eip1559: 'EIP-1559 (type 2, with a fee market)',
  eip4844: 'EIP-4844 (type 3, with blobs)',
  eip7702: 'EIP-7702 (type 4, sets the code of accounts)',
};

const isZero = (hex: Hex | undefined): boolean => /^0x0*$/.test(hex ?? '0x');

/** An unsigned legacy transaction has the chain ID in place of v, and zeros for the rest of the signature. */
const isSigned = ({r, s}: Transaction): boolean => !isZero(r) && !isZero(s);
const formatChain = (chainId: number | undefined): string =>
  chainId ? `chain ${chainId}` : 'any chain';

const feeNames = [
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'maxFeePerBlobGas',
] as const;

/** A transaction of any type. */
type AnyTransaction = Transaction &
  Partial<Record<(typeof feeNames)[number], bigint>> & {
    readonly blobVersionedHashes?: readonly Hex[];
    readonly authorizationList?: readonly SignedAuthorization[];
  };

function listFields(transaction: Transaction): readonly DecodedValue[] {
  const {
    type = 'legacy',
    gas,
    blobVersionedHashes,
    authorizationList,
    ...fees
  } = transaction as AnyTransaction;
  const price = fees.maxFeePerGas ?? fees.gasPrice;
  const rows: readonly (readonly [
    name: string,
    value: string | undefined,
    description?: string | undefined,
  ])[] = [
    ['type', typeNames[type] ?? type],
    ['gas limit', gas?.toLocaleString('en-US')],
    ...feeNames.map((name) => {
      const fee = fees[name];
      return [
        name,
        fee === undefined ? undefined : `${formatGwei(fee)} gwei`,
      ] as const;
    }),
    [
      'maximum fee',
      gas !== undefined && price !== undefined
        ? `${formatEther(gas * price)} ETH`
        : undefined,
      'gas limit × price',
    ],
    [
      'blobs',
      blobVersionedHashes && formatCount(blobVersionedHashes.length, 'blob'),
      blobVersionedHashes?.join(', '),
    ],
    ['authorizations', authorizationList && String(authorizationList.length)],
  ];
  return rows.flatMap(([name, value, description]) =>
    value === undefined ? [] : [{name, type: '', value, description}],
  );
}

function parse(bytes: Hex): Transaction | undefined {
  try {
    return parseTransaction(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes a serialized transaction of any type, signed or unsigned. Returns undefined for any other bytes. */
export function decodeTransaction(raw: Hex): SerializedTransaction | undefined {
  const transaction = parse(raw);
  if (!transaction) return undefined;
  const {chainId, nonce = 0, to, value = 0n, data} = transaction;
  const amount = `${formatEther(value)} ETH`;
  let action = to
    ? `sends ${amount} to ${getAddress(to)}`
    : 'creates a contract';
  if (to && data)
    action = `calls ${getAddress(to)}${value ? ` with ${amount}` : ''}`;
  return {
    raw,
    isSigned: isSigned(transaction),
    sentence: `This is ${isSigned(transaction) ? 'a signed' : 'an unsigned'} transaction with nonce ${nonce} for ${formatChain(chainId)}. It ${action}.`,
    fields: listFields(transaction),
    data: to ? data : undefined,
  };
}

/** Recovers the signers of a transaction and of its authorizations, and derives the address of a new contract. */
export async function recoverSigners(
  raw: Hex,
): Promise<readonly DecodedValue[]> {
  const transaction = parse(raw);
  if (!transaction || !isSigned(transaction)) return [];
  const signer = await recoverTransactionAddress({
    serializedTransaction: raw as TransactionSerialized,
  });
  const {nonce = 0, to, authorizationList = []} = transaction as AnyTransaction;
  const authorizations = await Promise.all(
    authorizationList.map(async (authorization): Promise<DecodedValue> => {
      const authority = await recoverAuthorizationAddress({authorization});
      const {
        address = zeroAddress,
        chainId,
        nonce: authorityNonce = 0,
      } = authorization as Partial<SignedAuthorization>;
      const effect =
        address === zeroAddress
          ? `${authority} ends its delegation`
          : `${authority} delegates to the code of ${getAddress(address)}`;
      const expectedNonce = nonce + 1;
      const isSkipped =
        authority === signer && authorityNonce !== expectedNonce;
      const scope = `on ${formatChain(chainId)}, nonce ${authorityNonce}`;
      return {
        name: 'authorization',
        type: '',
        value: effect,
        description: isSkipped
          ? `${scope}: the network will skip it, because the sender's own authorization needs the nonce of the transaction + 1, which is ${expectedNonce}`
          : `${scope}: that code controls the account`,
      };
    }),
  );
  return [
    {name: 'signer', type: '', value: signer},
    ...(to
      ? []
      : [
          {
            name: 'new contract',
            type: '',
            value: getContractAddress({from: signer, nonce: BigInt(nonce)}),
          },
        ]),
    ...authorizations,
  ];
}
