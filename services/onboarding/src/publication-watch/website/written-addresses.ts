/**
 * "authorities [at] rep13 (dot) example": how people hide addresses from programs, in the languages of our clients.
 * Each blank is one already, so that no pattern has to look for many.
 */
const AT = /[ ]?[[({<] ?(?:at|@|ät|arroba|chiocciola|arobase|małpa|kuyruklu a|собака|собачка) ?[\])}>][ ]?/g;
const DOT = /[ ]?[[({<] ?(?:dot|\.|punkt|punto|ponto|point|punt|kropka|nokta|точка|крапка) ?[\])}>][ ]?/g;
const SPOKEN = /([\w.+-]{1,64}) (?:at|@) ([\w-]{1,63}(?: (?:dot|\.) [\w-]{1,63}){1,4})(?![\w-])/g;

/** The same text with its email addresses as they are typed. */
export const withTypedAddresses = (text: string): string =>
  text
    .replace(AT, '@')
    .replace(DOT, '.')
    .replace(SPOKEN, (_, box: string, domain: string) => `${box}@${domain.replace(/ (?:dot|\.) /g, '.')}`)
    .replace(/ ?@ ?/g, '@');

/** Every email address in a text. */
export const addressesIn = (text: string): string[] =>
  (text.match(/[^\s<>()[\]",;:]{1,64}@[^\s<>()[\]",;:?]{1,255}/g) ?? []).map((address) =>
    address.replace(/[.!]+$/, ''),
  );

/** The same text without addresses of mailboxes and pages: a name within them is not written out. */
export const withoutAddresses = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !word.includes('@') && !word.includes('://') && !/[\w-]\.[a-z]{2}/.test(word))
    .join(' ');

/** What Cloudflare puts in place of an address: the first byte is the key of all others. */
export function revealed(hex: string): string {
  if (!/^(?:[0-9a-f]{2}){2,255}$/i.test(hex)) return '';
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8');
}
