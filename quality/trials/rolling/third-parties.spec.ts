import { thirdPartiesOf } from './third-parties.ts';

const lock = (packages: Record<string, object>) => thirdPartiesOf(JSON.stringify({ packages }));
const NEST = { version: '12.5.1', integrity: 'sha512-one' };

describe('what two releases must share', () => {
  it('is everybody else’s packages, not those of this repository', () => {
    const before = lock({ '': { version: '0.1.0' }, 'node_modules/nest': NEST });
    const since = lock({
      '': { version: '0.2.0' },
      'tools/cluster': { version: '0.1.0' },
      'node_modules/@rep13/cluster': { link: true },
      'node_modules/nest': NEST,
    });

    expect(since).toBe(before);
  });

  it.each([
    ['another version', { 'node_modules/nest': { ...NEST, version: '12.5.2' } }],
    ['other bytes', { 'node_modules/nest': { ...NEST, integrity: 'sha512-other' } }],
    ['another place', { 'libs/service-kit/node_modules/nest': NEST }],
    ['one more', { 'node_modules/nest': NEST, 'node_modules/pg': NEST }],
  ])('differs with %s', (_what, packages) => {
    expect(lock(packages)).not.toBe(lock({ 'node_modules/nest': NEST }));
  });
});
