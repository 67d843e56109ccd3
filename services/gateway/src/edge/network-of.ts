import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The beginning of an IPv4 address as IPv6 writes it. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * Whose address it is, as far as limits go: the first half of an IPv6 address, because one customer of a network has
 * all addresses of the other half. Anything else is what it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  if (groups.slice(0, 6).map(hex).join(':') === MAPPED) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, NETWORK_GROUPS).map(hex).join(':')}::/64`;
}

/** All eight, those that `::` stands for too. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map(writtenGroups);
  const left = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => 0), ...after];
}

/** An IPv4 address at the end stands for two groups. */
const writtenGroups = (text: string): number[] =>
  text.split(':').flatMap((group) => {
    if (group === '') return [];
    if (!group.includes('.')) return [parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });

const hex = (group: number): string => group.toString(16);

const bytesOf = (group: number): number[] => [group >> 8, group & 255];
