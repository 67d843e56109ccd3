import { singleLine } from '../emails/single-line.ts';

const MAX = 60;

/** `https://…`, `\\server\share`, a telephone number as it is dialled from abroad. */
const LINKS = /\w+:\/\/\S*|\\\\\S*|(?:\+|\b00)\d[\d\s().-]{6,}/gu;
/** Dots of every script that an address may be written with, inside a word. */
const DOT_IN_WORD = /(?<=\S)[.。．｡](?=[\p{L}\p{N}])/gu;
/** `mailto:…`, `tel:…` */
const SCHEME = /(?<=\p{L}):(?=\S)/gu;

/**
 * What a stranger typed, as our mails may repeat it: one short line, in which no mail program finds anything to press.
 * A dot in a word becomes one that looks alike and is part of no address.
 */
export function shortened(text: string): string {
  const plain = singleLine(text)
    .replace(LINKS, '…')
    .replace(DOT_IN_WORD, '\u2024')
    .replace(SCHEME, ': ')
    .replace(/\s*@\s*/gu, ' at ');
  const characters = [...plain];
  return characters.length > MAX ? `${characters.slice(0, MAX - 1).join('')}…` : characters.join('');
}
