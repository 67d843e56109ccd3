import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

interface ComposeService {
  readonly image?: string;
  readonly restart?: string;
  readonly profiles?: readonly string[];
  readonly healthcheck?: object;
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

/** Those that go on, instead of ending when their work is done. */
const running = new Set(
  ours.filter(([, { restart }]) => restart).map(([, { build }]) => build?.target ?? ''),
);

/** From its FROM to the next. */
const stageOf = (target: string, file = 'Dockerfile'): string | undefined =>
  read(file)
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

  it.each(targets)('holds what was packed for it, not what it was built from: %s', (target) => {
    expect(stageOf(target)).toMatch(/^FROM base AS /);
    expect(stageOf(target)).toMatch(/^COPY --from=\w+ \/packed \.$/m);
    expect(stageOf(target)).not.toMatch(/^COPY (?!--from)/m);
  });

  it.each([...running])('is asked by its image whether it is well: %s', (target) => {
    expect(stageOf(target)).toMatch(/^HEALTHCHECK /m);
  });

  it.each(ours)('is asked nothing else by docker-compose.yml: %s', (_, { healthcheck }) => {
    expect(healthcheck).toBeUndefined();
  });
});

describe('a stand-in', () => {
  const named = [
    /^ARG NODE_IMAGE=(.*)$/m.exec(read('Dockerfile'))?.[1] ?? '',
    // What only a profile brings is not needed to try the product.
    ...Object.values(services).flatMap(({ image, profiles }) => (image && !profiles ? [image] : [])),
  ];

  it.each(named)('is made for %s', (image) => {
    expect(stageOf(image.split(':')[0]!, 'tools/images/stand-ins/Dockerfile')).toBeDefined();
  });

  it.each(['postgres', 'redis', 'nats'])('starts as its official image does: %s', (name) => {
    const stage = stageOf(name, 'tools/images/stand-ins/Dockerfile');

    expect(stage).toContain(`COPY ${name}-entrypoint.sh /usr/local/bin/docker-entrypoint.sh\n`);
    expect(read(`tools/images/stand-ins/${name}-entrypoint.sh`)).toContain('exec ');
  });
});
