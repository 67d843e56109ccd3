import { describe, expect, it } from '@jest/globals';
import { otherPackages } from './other-packages.ts';

const lock = (packages: object) => JSON.stringify({ packages });
const REACT = { version: '19.3.1', integrity: 'sha512-x' };
const BEFORE = { '': {}, 'libs/ui': { version: '1.0.0' }, 'node_modules/react': REACT };

describe('the packages of others', () => {
  it('are the same when only ours have changed', () => {
    const after = {
      ...BEFORE,
      'libs/ui': { version: '1.1.0' },
      'node_modules/@rep13/new': { resolved: 'libs/new', link: true },
    };
    expect(otherPackages(lock(BEFORE), lock(after))).toEqual([]);
  });

  it.each([
    ['another version', { 'node_modules/react': { ...REACT, version: '19.4.0' } }],
    ['other bytes', { 'node_modules/react': { ...REACT, integrity: 'sha512-y' } }],
    ['none', { 'node_modules/react': undefined }],
  ])('differ by name where there is %s', (_, change) => {
    expect(otherPackages(lock(BEFORE), lock({ ...BEFORE, ...change }))).toEqual(['node_modules/react']);
  });
});
