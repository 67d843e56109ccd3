import type { SenderKeyView } from '@rep13/contracts-sla';
import { formatDate } from '@rep13/ui';
import type { NameOf } from '../staff/useStaffNames.ts';

/** Who kept a key and when, and who ended it. */
export function keyHistory({ savedBy, savedAt, endedAt, endedBy }: SenderKeyView, nameOf: NameOf): string {
  const by = (actor: string) => nameOf(actor, 'within');
  const since = `key kept by ${by(savedBy)} on ${formatDate(savedAt)} after a call`;
  return endedAt && endedBy ? `${since}, ended by ${by(endedBy)} on ${formatDate(endedAt)}` : since;
}
