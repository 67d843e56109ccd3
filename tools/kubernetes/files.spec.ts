import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS, REPOSITORY, type ServiceManifest } from '@rep13/local-stack';
import { egressOf, ingressOf } from './network.ts';
import { environmentOf, isSecret } from './environment.ts';
import { readmeWithSecrets, serviceFiles } from './files.ts';

const FOLDER = join(REPOSITORY, 'deploy/base/services');
const README = join(REPOSITORY, 'deploy/README.md');
const files = serviceFiles(MANIFESTS);

describe('deploy/', () => {
  beforeAll(() => {
    if (process.env['WRITE_REFERENCE'] !== '1') return;
    mkdirSync(FOLDER, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
    writeFileSync(README, readmeWithSecrets(readFileSync(README, 'utf8'), MANIFESTS));
  });

  it.each(Object.keys(files))('has what the manifests say in %s; else: npm run reference', (name) => {
    const file = join(FOLDER, name);
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(files[name]);
  });

  it('has no file of a service that is gone', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(files).sort());
  });

  it('names in its README the keys of every Secret; else: npm run reference', () => {
    const text = readFileSync(README, 'utf8');
    expect(text).toBe(readmeWithSecrets(text, MANIFESTS));
  });

  it('is not written where a mark is gone', () => {
    expect(() => readmeWithSecrets('# Deploy', MANIFESTS)).toThrow('From the manifests');
  });
});

const service = (variables: string[], isPublic = false): ServiceManifest => ({
  name: 'clerk',
  isPublic,
  calls: [],
  consumers: [],
  variables,
});

describe('a service in a cluster', () => {
  it('reads what is secret from a Secret of its own, and the rest from the settings', () => {
    const clerk = service(['LINK_SECRET', 'LINK_SECRET_PREVIOUS', 'LOG_LEVEL', 'NODE_ENV']);
    expect(environmentOf(clerk, [clerk]).slice(-4)).toEqual([
      ['LINK_SECRET', { secret: 'clerk', key: 'LINK_SECRET', isOptional: false }],
      ['LINK_SECRET_PREVIOUS', { secret: 'clerk', key: 'LINK_SECRET_PREVIOUS', isOptional: true }],
      ['LOG_LEVEL', { config: 'LOG_LEVEL' }],
      ['NODE_ENV', { value: 'production' }],
    ]);
  });

  it('has each password before the address that it is part of', () => {
    for (const manifest of MANIFESTS) {
      const names = environmentOf(manifest, MANIFESTS).map(([name]) => name);
      for (const [index, [, source]] of environmentOf(manifest, MANIFESTS).entries())
        for (const [, name] of ('value' in source ? source.value : '').matchAll(/\$\((\w+)\)/g))
          expect(names.slice(0, index)).toContain(name);
    }
  });

  it('finds every password of ours among the secrets', () => {
    const open = MANIFESTS.flatMap(({ variables }) => variables).filter((variable) => !isSecret(variable));
    expect(open.filter((name) => /secret|key|pass|p12|token|mail_in_url/i.test(name))).toEqual([
      'MAIL_IN_TOKEN_URL',
      'ADMIN_PASSWORD_FILE',
    ]);
  });

  it('reaches the servers that it is told of, and nothing else', () => {
    expect(egressOf(service(['LOG_LEVEL']))).toEqual([]);
    expect(egressOf(service(['NATS_URL', 'TSA_URLS', 'FETCH_DENY'])).map(({ ports }) => ports)).toEqual([
      [4222],
      [80, 443],
    ]);
  });

  it('is reached by nobody but who watches over it, unless it is the public one', () => {
    const watcher = { ...service(['SERVICE_HEALTH_URLS'], true), name: 'porter' };
    const clerk = service([]);
    const porter = { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'porter' } } };
    expect(ingressOf(clerk, [clerk, watcher])).toEqual([
      { peers: [porter, expect.anything()], ports: [8101] },
    ]);
    expect(ingressOf(watcher, [clerk, watcher])[0]).toEqual({ peers: [], ports: [8080] });
  });
});
