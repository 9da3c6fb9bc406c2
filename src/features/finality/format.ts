/** Formats a duration in its two largest units, such as `2 h 51 min`. */
export function formatDuration(seconds: bigint): string {
  const units = [
    [seconds / 86_400n, 'd'],
    [(seconds / 3600n) % 24n, 'h'],
    [(seconds / 60n) % 60n, 'min'],
    [seconds % 60n, 's'],
  ] as const;
  const largest = units.findIndex(([count]) => count > 0n);
  return largest === -1
    ? '0 s'
    : units
        .slice(largest, largest + 2)
        .filter(([count]) => count > 0n)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
