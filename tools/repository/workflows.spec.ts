import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(REPOSITORY, '.github/workflows');

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const workflow = (name: string) => read(`.github/workflows/${name}.yml`);
const projectsIn = (folder: string) => readdirSync(join(REPOSITORY, folder));
const scriptsOf = (path: string) =>
  Object.keys((JSON.parse(read(path)) as { scripts?: Record<string, string> }).scripts ?? {});

interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly run?: string }[];
}

const jobsOf = (file: string): Job[] =>
  Object.values((load(read(`.github/workflows/${file}`)) as { jobs: Record<string, Job> }).jobs);

/** Everything that a workflow runs. */
const commands = readdirSync(FOLDER).flatMap((file) =>
  jobsOf(file).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run?.trim() ?? [])),
);
const inCommands = (pattern: RegExp) => commands.flatMap((command) => [...command.matchAll(pattern)]);

describe('the workflows', () => {
  it.each(projectsIn('apps'))('release the frontend %s alone', (app) => {
    expect(jobsOf(`release-${app}.yml`)).toMatchObject([
      { uses: './.github/workflows/release-remote.yml', with: { app } },
    ]);
  });

  it.each(projectsIn('services'))('release the service %s alone', (service) => {
    expect(jobsOf(`release-${service}.yml`)).toMatchObject([
      { uses: './.github/workflows/release-service.yml', with: { service } },
    ]);
  });

  it('run scripts that exist', () => {
    const named = inCommands(/(?:^|\s)((?:\.ci|tools)\/[\w./-]+)/g).map(([, path]) => path!);

    expect(named).toContain('.ci/run');
    expect(named.filter((path) => !existsSync(join(REPOSITORY, path)))).toEqual([]);
  });

  it('run targets that apps and services have', () => {
    const lists = inCommands(/nx (?:affected|run-many) -t ((?:[a-z][\w-]* ?)+)/g);
    const targets = new Set(lists.flatMap(([, names]) => names!.trim().split(' ')));

    expect(targets.size).toBeGreaterThan(0);
    for (const app of projectsIn('apps'))
      expect(scriptsOf(`apps/${app}/package.json`)).toEqual(expect.arrayContaining([...targets, 'deploy']));
    for (const service of projectsIn('services'))
      expect(scriptsOf(`services/${service}/package.json`)).toEqual(expect.arrayContaining([...targets]));
  });

  it('release a remote by a target that each remote has', () => {
    expect(commands.join('\n')).toContain('npx nx release-remote "$APP"');
    for (const app of projectsIn('apps').filter((name) => name !== 'shell'))
      expect(scriptsOf(`apps/${app}/package.json`)).toContain('release-remote');
  });

  it('build an image from a stage that the Dockerfile has', () => {
    const [, stage] = inCommands(/docker build --target (\S+) --build-arg "SERVICE=\$SERVICE"/g)[0] ?? [];

    expect(read('Dockerfile')).toMatch(new RegExp(`^FROM .+ AS ${stage}\nARG SERVICE$`, 'm'));
  });
});

describe('the owners', () => {
  it.each([...projectsIn('apps'), ...projectsIn('services')])('of %s are a team of its own', (project) => {
    expect(read('.github/CODEOWNERS')).toMatch(
      new RegExp(`^/(apps|services)/${project}/ +@rep13/${project}$`, 'm'),
    );
  });
});

describe('the version of Node', () => {
  it('is one for everybody: the images, the editor, the release', () => {
    const version = read('.nvmrc').trim();

    expect(read('Dockerfile')).toContain(`node:${version}-`);
    expect(workflow('ci')).toContain(`'${version}'`);
  });

  it('has the floor that package.json names, and it is tested', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const [, floor] = /(\d+\.\d+)/.exec(engines.node) ?? [];

    expect(workflow('ci')).toContain(`'${floor}'`);
  });
});
