import type { SenderKeyView } from '@rep13/contracts-sla';
import { StatusBadge } from '@rep13/ui';
import { keyEnd, keyEndText } from '../mail-links/key-end.ts';

interface KeyEndProps {
  saved: SenderKeyView;
  /** Epoch milliseconds. */
  now: number;
}

/** That a kept key ends by itself, and what to do about it; nothing of one that staff has ended. */
export function KeyEnd({ saved: { validUntil, endedAt }, now }: KeyEndProps) {
  const end = keyEnd(validUntil, now);
  if (!validUntil || endedAt !== null) return null;
  const text = keyEndText(validUntil, end);
  if (end === 'later') return <div>{text}.</div>;
  return (
    <div>
      <StatusBadge tone={end === 'past' ? 'bad' : 'waiting'}>{text}</StatusBadge>
      <div>
        {end === 'past'
          ? 'It proves no mail that came later.'
          : 'Keep the next key once a mail is signed with it. If its fingerprint is the same, end this one first.'}
      </div>
    </div>
  );
}
