/** By the subject of the code, or where one of its details is a cause of its own, by both (RFC 3463, 3). */
const REASONS: readonly (readonly [start: RegExp, reason: string])[] = [
  [/\.1\.[12]$/, 'there is no such mailbox'],
  [/\.1\./, 'it does not take the address'],
  [/\.2\.2$/, 'the mailbox is full'],
  [/\.2\./, 'the mailbox takes no mail at the moment'],
  [/\.3\./, 'it has trouble of its own'],
  [/\.4\./, 'the way to it failed'],
  [/\.7\./, 'it refuses our mails'],
];

/** Why a mail did not arrive, in words and with the code that its administrators know. */
export function undeliveredReason(status: string | null): string {
  if (status === null) return 'it does not say why';
  const [, reason = 'it does not say why'] = REASONS.find(([start]) => start.test(status)) ?? [];
  return `${reason} (${status})`;
}
