import { chooseSources, type Machine } from './sources.ts';

const bare: Machine = {
  given: () => false,
  installed: () => false,
  dockerAnswers: () => Promise.resolve(false),
  canInstall: () => Promise.resolve(false),
  packaged: () => false,
  installLine: (servers) => `install ${servers.join(' ')}`,
};
const everything: Machine = {
  given: () => true,
  installed: () => true,
  dockerAnswers: () => Promise.resolve(true),
  canInstall: () => Promise.resolve(true),
  packaged: () => true,
  installLine: () => '',
};
const all = (source: string) => ({ postgres: source, redis: source, nats: source });

describe('where a server comes from', () => {
  it.each([
    ['the environment first', everything, 'given'],
    ['installed programs second', { ...everything, given: () => false }, 'installed'],
    ['Docker third', { ...everything, given: () => false, installed: () => false }, 'docker'],
    ['apt fourth', { ...bare, canInstall: () => Promise.resolve(true) }, 'apt'],
    ['packages of npm last', { ...bare, packaged: () => true }, 'package'],
  ])('is %s', async (_order, machine, source) => {
    expect(await chooseSources(machine)).toEqual(all(source));
  });

  it('is decided for each server alone', async () => {
    const machine: Machine = {
      ...everything,
      given: (server) => server === 'postgres',
      installed: (server) => server === 'redis',
    };
    expect(await chooseSources(machine)).toEqual({ postgres: 'given', redis: 'installed', nats: 'docker' });
  });

  it('does not ask Docker when nothing is missing', async () => {
    const dockerAnswers = () => Promise.reject(new Error('asked'));
    await expect(chooseSources({ ...everything, dockerAnswers })).resolves.toEqual(all('given'));
  });

  it('is refused only for what npm has not brought', async () => {
    const machine = { ...bare, packaged: (server: string) => server === 'postgres' };
    const refusal = chooseSources(machine);
    await expect(refusal).rejects.toThrow('Rep13 needs Redis, NATS and found none');
    await expect(refusal).rejects.toThrow('install redis nats');
  });

  it('is refused with every choice the reader has', async () => {
    const machine = { ...bare, given: (server: string) => server === 'redis' };
    const refusal = chooseSources(machine);
    await expect(refusal).rejects.toThrow('Rep13 needs PostgreSQL, NATS and found none');
    await expect(refusal).rejects.toThrow('DATABASE_URL, NATS_URL');
    await expect(refusal).rejects.toThrow('  install postgres nats\n');
    await expect(refusal).rejects.toThrow('Or start Docker');
  });
});
