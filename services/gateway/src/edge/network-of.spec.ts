import { networkOf } from './network-of.ts';

describe('an address counts', () => {
  it('for itself when it is IPv4', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('for its line when it is IPv6: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
