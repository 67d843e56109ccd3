import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, SERVICES } from '@rep13/local-stack';
import { load } from 'js-yaml';

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string; readonly if?: string }[];
}

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const { jobs } = load(read('.github/workflows/release-service.yml')) as {
  jobs: Readonly<Record<'test' | 'image', Job>>;
};
const runs = (job: Job) => job.steps.flatMap(({ run }) => run ?? []);

describe('the release of a service', () => {
  it('is built once it is tested, and only then', () => {
    expect(jobs.image.needs).toBe('test');
    expect(jobs.image.if).toBeUndefined();
    expect(runs(jobs.test)).toContain('npx nx run-many -t lint types test -p "$SERVICE"');
  });

  it('has the version that its tag names, by which its migrations are judged', () => {
    const check = jobs.test.steps.find(({ run }) => run?.startsWith('test '));

    expect(check).toMatchObject({ if: "github.ref_type == 'tag'" });
    expect(check?.run).toContain('"$GITHUB_REF_NAME" = "$SERVICE-v$(node -p');
  });

  it('brings the step that prepares the database before the service that needs it', () => {
    const pushed = runs(jobs.image).flatMap((run) => /^docker push "\$(\w+)"$/.exec(run)?.[1] ?? []);

    expect(pushed).toEqual(['PREPARE', 'IMAGE']);
  });

  it('leaves the image of the release before where it was: each has the name of its commit', () => {
    for (const image of ['IMAGE', 'PREPARE'])
      expect(jobs.image.env[image]).toMatch(/:\$\{\{ github\.sha \}\}$/);
    expect(runs(jobs.image).join('\n')).not.toMatch(/docker tag|:latest|--force/);
  });

  it.each(SERVICES)('is taken back without its tables: %s only ever migrates forwards', (service) => {
    const main = read(`services/${service}/src/migrate.ts`);
    const kit = join(REPOSITORY, 'libs/service-kit/src/database');
    const sources = [main, ...readdirSync(kit).map((file) => readFileSync(join(kit, file), 'utf8'))];

    expect(sources.join('\n')).not.toMatch(/undoLastMigration|dropSchema: true|synchronize: true/);
    expect(main).toContain('migrateService(');
  });
});
