import { describe, expect, it } from '@jest/globals';
import { ownersOf } from './owners-of.ts';

const line = (name: string, routes?: string[]) => ({
  [name]: { version: 'v1', entry: `/${name}/v1/remoteEntry.js`, global: name, routes },
});
const deployed = {
  ...line('funnel', ['/signature', '/signature/:signupId']),
  ...line('marketing', ['/', '/clients']),
  ...line('client-portal', ['/client/login']),
};

describe('ownersOf', () => {
  it.each([
    ['/', 'marketing'],
    ['/clients', 'marketing'],
    ['/signature/123', 'funnel'],
    ['/client/login', 'client-portal'],
  ])('gives %s to %s', (path, owner) => {
    expect(ownersOf(path, deployed)).toEqual([owner]);
  });

  it('gives a path that no remote has to none', () => {
    expect(ownersOf('/nowhere', deployed)).toEqual([]);
  });

  it('asks a remote under development for what it may have, after the one that says it has it', () => {
    const developed = { ...line('partner'), ...deployed };
    expect(ownersOf('/clients', developed)).toEqual(['marketing', 'partner']);
    expect(ownersOf('/partner', developed)).toEqual(['partner']);
  });
});
