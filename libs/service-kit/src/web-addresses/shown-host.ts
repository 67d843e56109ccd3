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

/** Letters of other scripts that are taken for Latin ones: a label of nothing else imitates a name. */
const LATIN_TWINS = /^[асԁеһіјӏорԛѕԝхуьҽпгѵѡӕοαρνικυχτγ\d-]+$/u;

/**
 * A host as it is shown: in its own letters, but a part with which names are imitated in Punycode, because it mixes scripts
 * or has nothing but letters that look like Latin ones under a domain that is written in Latin ones.
 * @param host in ASCII.
 */
export function shownHost(host: string): string {
  const labels = host.split('.');
  const isLatin = !labels.at(-1)?.startsWith('xn--');
  return labels.map((label) => shownLabel(label, isLatin)).join('.');
}

function shownLabel(label: string, isUnderLatin: boolean): string {
  const unicode = domainToUnicode(label).normalize('NFC');
  const isImitation = isUnderLatin && unicode !== label && LATIN_TWINS.test(unicode);
  return !isImitation && SCRIPTS.some((script) => script.test(unicode)) ? unicode : label;
}

const HOST_IN_ASCII = /^(https?:\/\/)?([a-z\d_.-]*xn--[a-z\d_.-]+)/i;

/** The address of a website as it is shown: its host as `shownHost` shows it. */
export const shownWebsite = (address: string): string =>
  address.replace(
    HOST_IN_ASCII,
    (_, scheme: string | undefined, host: string) => `${scheme ?? ''}${shownHost(host)}`,
  );
