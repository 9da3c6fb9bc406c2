import {formatMonth} from '../../lib/text';
import type {ProviderRow} from './readProviders';
import type {ProviderRecord, ProviderStatus} from './schema';

export const statusLabels: Readonly<Record<ProviderRow['status'], string>> = {
  active: 'Active',
  changed: 'Changed',
  historical: 'Historical',
};

/** Formats a status with its month: "Historical since May 2026", "Changed (found in August 2026)". */
export function formatStatus(status: ProviderStatus): string {
  const label = statusLabels[status.kind];
  return status.since === undefined
    ? `${label} (found in ${formatMonth(status.foundIn ?? '')})`
    : `${label} since ${formatMonth(status.since)}`;
}

/** Formats both networks as one phrase: "Linea Mainnet; not stated for Linea Sepolia". */
export function formatNetworks({
  mainnet,
  sepolia,
}: ProviderRecord['networks']): string {
  const listNetworks = (value: boolean | 'unknown'): string[] =>
    (
      [
        ['Linea Mainnet', mainnet],
        ['Linea Sepolia', sepolia],
      ] as const
    )
      .filter(([, support]) => support === value)
      .map(([name]) => name);
  const [supportedNetworks, unknownNetworks, unsupportedNetworks] = [
    listNetworks(true),
    listNetworks('unknown'),
    listNetworks(false),
  ];
  const phrase = [
    supportedNetworks.join(', '),
    unknownNetworks.length > 0
      ? `not stated for ${unknownNetworks.join(' or ')}`
      : '',
    unsupportedNetworks.length > 0
      ? `not on ${unsupportedNetworks.join(' or ')}`
      : '',
  ]
    .filter(Boolean)
    .join('; ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
