/** When to send a request again, from a `Retry-After` header, which holds seconds or a date. */
export function retryAfter(header: string | null | undefined, now: number): string {
  const value = header?.trim() ?? '';
  const until = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  if (Number.isNaN(until)) return 'Wait a minute, then send it again.';
  const seconds = Math.max(1, Math.ceil(until));
  if (seconds > 120) return `Send it again in ${Math.ceil(seconds / 60)} minutes.`;
  return `Send it again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}
