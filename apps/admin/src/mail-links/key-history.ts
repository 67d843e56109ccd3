import type { SenderKeyView } from '@rep13/contracts-sla';
import { formatDate } from '@rep13/ui';
import { inSentence } from '../staff/useStaffNames.ts';

/** Of an actor such as `admin:3`. */
export type NameOf = (actor: string) => string;

/** Who kept a key and when, and who ended it. */
export function keyHistory({ savedBy, savedAt, endedAt, endedBy }: SenderKeyView, nameOf: NameOf): string {
  const by = (actor: string) => inSentence(nameOf(actor));
  const since = `key kept by ${by(savedBy)} on ${formatDate(savedAt)} after a call`;
  return endedAt && endedBy ? `${since}, ended by ${by(endedBy)} on ${formatDate(endedAt)}` : since;
}
