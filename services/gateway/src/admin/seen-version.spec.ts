import { entityTag, versionOf } from './seen-version.ts';

describe('the version that the caller has seen', () => {
  it('is what the ticket was answered with', () => {
    expect(versionOf(entityTag(7))).toBe(7);
  });

  it.each([
    ['W/"7"', 7],
    [' "12" ', 12],
    ['*', undefined],
    [undefined, undefined],
  ])('of If-Match %j is %j', (header, version) => {
    expect(versionOf(header)).toBe(version);
  });

  it.each(['', '7', '"0"', '"x"', '"7", "8"', '"12345678901"'])('is not taken as %j', (header) => {
    expect(() => versionOf(header)).toThrow('Please check the marked fields');
  });
});
