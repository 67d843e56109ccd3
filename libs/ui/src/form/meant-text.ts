import { onOneLine, withoutTurns, withoutUnseen } from '@rep13/contracts-constants';

/** Of a field: its `type` where that is one for addresses, or its `inputMode`. */
export type TextKind = 'email' | 'url' | undefined;

/**
 * One line as it was meant, without what was pasted along and the server would refuse: tabs in a name, what nobody sees in
 * a mail address. A path may need a joiner between its letters, and so may a name.
 */
export function meantText(text: string, kind: TextKind): string {
  const line = onOneLine(text);
  if (kind === 'email') return withoutUnseen(line);
  return kind === 'url' ? withoutTurns(line) : line;
}
