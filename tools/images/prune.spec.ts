import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '@rep13/local-stack';
import { prune } from './prune.ts';

const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rep13-prune-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A repository with the tool that deploys and two frontends that are built. */
async function builtFrontends(): Promise<string> {
  const repository = join(folder, 'repository');
  for (const path of ['tools/web', '.swcrc'])
    await cp(join(REPOSITORY, path), join(repository, path), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  await symlink(join(REPOSITORY, 'node_modules'), join(repository, 'node_modules'));
  for (const empty of ['services', 'libs/contracts'])
    await mkdir(join(repository, empty), { recursive: true });
  for (const name of ['shell', 'admin']) {
    const dist = join(repository, 'apps', name, 'dist');
    await mkdir(dist, { recursive: true });
    await writeFile(join(repository, 'apps', name, 'package.json'), '{}');
    await writeFile(join(dist, 'build.json'), JSON.stringify({ name, version: 'v1' }));
    await writeFile(join(dist, 'index.html'), 'the page');
  }
  return repository;
}

const filesIn = (path: string) => readdir(path, { recursive: true });

describe('the image web', () => {
  it('holds what was built and what deploys it, and needs no package', async () => {
    const image = join(folder, 'image');
    prune('web', await builtFrontends(), image);

    const webRoot = join(folder, 'web');
    await mkdir(webRoot);
    await run(process.execPath, [join(image, 'tools/web/deploy-cli.js'), '--all', '--web-root', webRoot]);

    expect(await readFile(join(webRoot, 'index.html'), 'utf8')).toBe('the page');
    expect(JSON.parse(await readFile(join(webRoot, 'remotes.json'), 'utf8'))).toMatchObject({
      admin: { version: 'v1' },
    });
    expect((await filesIn(image)).filter((file) => /\.tsx?$|package-lock|apps.*package/.test(file))).toEqual(
      [],
    );
  });
});

describe('the image prepare', () => {
  it('starts with no package of its own but pg, and holds every service but no sources', async () => {
    prune('prepare', REPOSITORY, folder);
    await mkdir(join(folder, 'node_modules'));
    await symlink(join(REPOSITORY, 'node_modules/pg'), join(folder, 'node_modules/pg'));

    const started = run(process.execPath, [join(folder, 'tools/local-stack/containers/prepare.js')], {
      env: {},
    });

    await expect(started).rejects.toThrow('DATABASE_URL is not set');
    expect(await readdir(join(folder, 'services'))).toEqual(await readdir(join(REPOSITORY, 'services')));
    expect((await readdir(folder)).sort()).toEqual(
      ['.npmrc', 'libs', 'node_modules', 'package-lock.json', 'package.json', 'services', 'tools'].sort(),
    );
    expect((await filesIn(folder)).filter((file) => /(?<!\.d)\.tsx?$|\.spec\./.test(file))).toEqual([]);
  });
});

describe('the image mail', () => {
  it('names maildev in the version of the lock file, and nothing else', async () => {
    prune('mail', REPOSITORY, folder);

    const named = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    const { version } = JSON.parse(
      await readFile(join(REPOSITORY, 'node_modules/maildev/package.json'), 'utf8'),
    ) as { version: string };
    expect(named.dependencies).toEqual({ maildev: version });
    expect((await readdir(folder)).sort()).toEqual(['.npmrc', 'package-lock.json', 'package.json']);
  });
});
