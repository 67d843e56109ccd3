import { wkdHash } from './wkd-hash.ts';

it('the hash of an address is that of the draft, and of gpg', () => {
  expect(wkdHash('Joe.Doe@Example.ORG')).toBe('iy9q119eutrkn8s1mk4r39qejnbu3n5q');
});
