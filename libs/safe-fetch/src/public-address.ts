import ipaddr from 'ipaddr.js';

/** All of IPv6 that is handed out to be reached from everywhere. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Public by their numbers, and yet answered by the cloud that a machine runs in: Azure's WireServer, IBM's services,
 * Equinix's metadata. Those of the other clouds lie in ranges that are private already.
 */
const OF_CLOUDS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14', '192.80.8.124/32'];

/** Whether the text is a range such as 10.0.0.0/8 or 2001:db8::/32. */
export const isAddressRange = (text: string): boolean => ipaddr.isValidCIDR(text);

/** Whether the address may be reached from everywhere, is no cloud's own, and in none of the ranges. An IPv4 address in IPv6 is the former. */
export function isPublicAddress(address: string, denied: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  // What IANA keeps for later is "unicast" to the library.
  if (ip instanceof ipaddr.IPv6 && !ip.match(GLOBAL_IPV6)) return false;
  return ![...OF_CLOUDS, ...denied].some((range) => isWithin(ip, range));
}

function isWithin(ip: ipaddr.IPv4 | ipaddr.IPv6, range: string): boolean {
  const [network, bits] = ipaddr.parseCIDR(range);
  return ip.kind() === network.kind() && ip.match(network, bits);
}
