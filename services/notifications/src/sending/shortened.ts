import { singleLine } from '../emails/single-line.ts';

const MAX = 60;

/** What a stranger typed, as our mails may repeat it: one short line without web addresses. */
export function shortened(text: string): string {
  const characters = [...singleLine(text).replace(/\w+:\/\/\S*/gu, '…')];
  return characters.length > MAX ? `${characters.slice(0, MAX - 1).join('')}…` : characters.join('');
}
