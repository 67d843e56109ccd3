import type { AdminTotalsView } from '@rep13/contracts-admin';
import { exactNumber } from './exact-number.ts';

/** What waits for somebody, with the place where it is dealt with. */
export function chores({
  emails,
  deadLetters,
  recordLetters,
}: AdminTotalsView): { text: string; path: string }[] {
  const found = [];
  if (emails && emails.failed > 0) {
    const text = emails.failed === 1 ? '1 email failed' : `${exactNumber(emails.failed)} emails failed`;
    found.push({ text, path: '/admin/emails?status=failed' });
  }
  if (deadLetters) {
    const text = deadLetters === 1 ? '1 dead letter' : `${exactNumber(deadLetters)} dead letters`;
    found.push({ text, path: '/admin/dead-letters' });
  }
  if (recordLetters) {
    const letters = recordLetters === 1 ? '1 letter' : `${exactNumber(recordLetters)} letters`;
    found.push({ text: `${letters} about our own details to send`, path: '/admin/representative' });
  }
  return found;
}

/** Where no chore is known. */
export const noChoresLabel = ({ emails, deadLetters }: AdminTotalsView): string =>
  emails === null || deadLetters === null
    ? 'Whether emails failed or dead letters wait is not known now.'
    : 'No failed emails, no dead letters.';
