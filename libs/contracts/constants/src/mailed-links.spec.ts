import { mendedAddress, typedCode } from './mailed-links.ts';

describe('an address whose # a mail filter has turned into %23', () => {
  it.each([
    ['/signature/5%23resume=a.b', '/signature/5#resume=a.b'],
    ['/signature/5%2523resume=a.b', '/signature/5#resume=a.b'],
    ['/signature/5%23resume%3Da.b', '/signature/5#resume=a.b'],
    ['/signature/5%23resume=a.b?utm_source=x', '/signature/5?utm_source=x#resume=a.b'],
    ['/client/reset%23token=a.b', '/client/reset#token=a.b'],
    ['/authorities/r/R-1%23key.code', '/authorities/r/R-1#key.code'],
    ['/payment?signupId=5%23resume=a.b', '/payment?signupId=5#resume=a.b'],
    ['/payment?signupId=5%23resume=a.b&utm_source=x', '/payment?signupId=5#resume=a.b&utm_source=x'],
    ['/client/setup?clientId=DSA-K7M2QX%23token%3Da.b', '/client/setup?clientId=DSA-K7M2QX#token=a.b'],
    ['/client/dashboard?tab=agreement%23publish', '/client/dashboard?tab=agreement#publish'],
  ])('%s is %s', (mangled, mailed) => {
    expect(mendedAddress(mangled)).toBe(mailed);
  });

  it.each([
    '/',
    '/payment?signupId=5',
    '/admin?tab=sla&search=%23foo',
    '//evil.example/%23token=a',
    '/\\evil/%23',
  ])('%s is none', (address) => {
    expect(mendedAddress(address)).toBeNull();
  });
});

it('a code is the same in any case, with dash and spaces', () => {
  expect(typedCode(' k7m2q-x4p9a ')).toBe('K7M2QX4P9A');
});
