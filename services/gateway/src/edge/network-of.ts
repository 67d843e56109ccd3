const GROUPS = 8;
/** One line of a provider gets a /64 and may take any address in it. */
const GROUPS_OF_LINE = 4;

/** Whom an address counts for: an IPv4 address for itself, an IPv6 address for its /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [groupsOf(before), groupsOf(after ?? '')];
  const gap = Array<string>(after === undefined ? 0 : Math.max(GROUPS - left.length - right.length, 0)).fill(
    '0',
  );
  return `${[...left, ...gap, ...right].slice(0, GROUPS_OF_LINE).join(':')}::/64`;
}

const groupsOf = (text: string): string[] =>
  text.split(':').flatMap((group) => (group ? group.toLowerCase().replace(/^0+(?=.)/, '') : []));
