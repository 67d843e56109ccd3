import { domainToUnicode } from 'node:url';

/** Scripts that are written side by side in one word; a label may hold those of one line. */
const SCRIPTS = [
  /^[\p{Script=Latin}\p{N}-]+$/u,
  /^[\p{Script=Greek}\p{N}-]+$/u,
  /^[\p{Script=Cyrillic}\p{N}-]+$/u,
  /^[\p{Script=Hebrew}\p{N}-]+$/u,
  /^[\p{Script=Arabic}\p{N}-]+$/u,
  /^[\p{Script=Thai}\p{N}-]+$/u,
  /^[\p{Script=Devanagari}\p{N}-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{N}-]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{N}-]+$/u,
];

/**
 * A host as it is shown: in its own letters, but a part that mixes scripts, with which names are imitated, in Punycode.
 * @param host in ASCII.
 */
export const shownHost = (host: string): string => host.split('.').map(shownLabel).join('.');

function shownLabel(label: string): string {
  const unicode = domainToUnicode(label).normalize('NFC');
  return SCRIPTS.some((script) => script.test(unicode)) ? unicode : label;
}
