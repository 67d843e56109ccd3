import { describe, expect, it } from '@jest/globals';
import { defineRemote, REMOTE_CONTRACT_VERSION, SUPPORTED_CONTRACT_VERSIONS } from './remote.ts';

describe('the contract of shell and remotes', () => {
  it('is the one that a remote was built for', () => {
    expect(defineRemote({ chrome: 'site', routes: [] }).contractVersion).toBe(REMOTE_CONTRACT_VERSION);
  });

  it('is taken by the shell of the same release, with at most one neighbour', () => {
    expect(SUPPORTED_CONTRACT_VERSIONS).toContain(REMOTE_CONTRACT_VERSION);
    const distances = SUPPORTED_CONTRACT_VERSIONS.map((one) => Math.abs(one - REMOTE_CONTRACT_VERSION));
    expect(distances.toSorted()).toEqual(SUPPORTED_CONTRACT_VERSIONS.map((_, index) => index));
  });
});
