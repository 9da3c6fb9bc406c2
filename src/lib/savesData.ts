/** Whether the reader saves data, or has little of it. */
export function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
