import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

interface ComposeService {
  readonly build?: { readonly target: string };
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

const { services } = load(read('docker-compose.yml'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
  services: Record<string, ComposeService>;
};
const ours = Object.entries(services).filter(([, { build }]) => build);
const targets = [...new Set(ours.map(([, { build }]) => build?.target ?? ''))];

/** From its FROM to the next. */
const stageOf = (target: string): string | undefined =>
  read('Dockerfile')
    .split(/^(?=FROM )/m)
    .find((stage) => stage.split('\n')[0]!.endsWith(` AS ${target}`));

describe('a container of ours', () => {
  it.each(ours)('has a root that nobody writes to, and no rights to gain: %s', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it.each(targets)('is of a stage whose program is not root: %s', (target) => {
    expect(stageOf(target)).toMatch(/^USER node$/m);
  });

  it.each(targets)('starts its program itself, not through npx, which writes to its home: %s', (target) => {
    expect(stageOf(target)).toMatch(/^CMD \["(node|node_modules\/\.bin\/\w+)",/m);
  });
});
