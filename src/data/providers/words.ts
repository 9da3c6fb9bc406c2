import type {Provider, ProviderStatus} from './types';

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** `2026-08` as it is printed: August 2026. */
export function monthInWords(value: string): string {
  return month.format(new Date(`${value}-01T00:00:00Z`));
}

export const statusLabels: Readonly<Record<ProviderStatus['kind'], string>> = {
  active: 'Active',
  changed: 'Changed',
  historical: 'Historical',
};

/** The status with its month: "Historical since May 2026". */
export function statusInWords(status: ProviderStatus): string {
  const label = statusLabels[status.kind];
  return status.kind === 'active' ? label : `${label} since ${monthInWords(status.since)}`;
}

export function supportInWords(supported: boolean | 'unknown'): string {
  return supported === 'unknown' ? 'Not stated' : supported ? 'Yes' : 'No';
}

/** Both networks in one phrase: "Linea Mainnet; Linea Sepolia not stated". */
export function networksInWords({mainnet, sepolia}: Provider['networks']): string {
  const all = [['Linea Mainnet', mainnet], ['Linea Sepolia', sepolia]] as const;
  const served = all.filter(([, support]) => support === true).map(([name]) => name);
  const open = all.filter(([, support]) => support === 'unknown').map(([name]) => name);
  const phrases = [
    served.join(', '),
    open.length > 0 ? `${open.join(' and ')} not stated` : '',
  ].filter(Boolean);
  return phrases.length > 0 ? phrases.join('; ') : 'None';
}
