import { CLIENT_ID } from '@rep13/contracts-constants';
import { SignupIdentities } from './signup-identities.ts';

const identities = Array.from({ length: 500 }, () => new SignupIdentities().draw());

describe('signup identities', () => {
  it('are integers from 100,000,000 to 2,147,483,647', () => {
    for (const { id } of identities) {
      expect(Number.isInteger(id)).toBe(true);
      expect(id).toBeGreaterThanOrEqual(100_000_000);
      expect(id).toBeLessThanOrEqual(2_147_483_647);
    }
  });

  it('have Client IDs of the agreed form', () => {
    for (const { clientId } of identities) expect(clientId).toMatch(CLIENT_ID);
  });
});
