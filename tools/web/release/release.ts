import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseOutcome, ReleaseView } from '@rep13/contracts-gateway';
import { placeBuild, type WhichBuild } from '../deploy.ts';
import { readBuild, releasedVersion, swapRemote, takeBack, type Build } from '../registry.ts';
import { appendRecord, earlierThan, readHistory } from './history.ts';
import { removeOldVersions } from './old-versions.ts';
import { closePreview, openPreview } from './previews.ts';

export interface Order {
  readonly name: string;
  readonly webRoot: string;
  readonly who: string;
  readonly why: string;
}

export interface Steps {
  /** Opens the version by the token of its preview. @returns what is wrong with it */
  readonly check: (token: string, build: Build) => Promise<string[]>;
  /** Looks at it in use. @returns why it has to go */
  readonly watch: (version: string, earlier: string | null) => Promise<string[]>;
  readonly print: (line: string) => void;
}

const HOUR_MS = 60 * 60 * 1_000;
const PREVIEW_MS = 7 * 24 * HOUR_MS;

/** A build for everybody, if it passes its health check; taken back if it breaks in use. @returns how it ended */
export async function releaseRemote(order: Order, which: WhichBuild, steps: Steps): Promise<ReleaseView> {
  const { name, webRoot } = order;
  const earlier = await releasedVersion(webRoot, name);
  const { build, isNew } = await placeBuild(name, webRoot, which);
  const { version } = build;
  const end = (outcome: ReleaseOutcome, found: string[] = []) =>
    record(order, { version, earlier, outcome, found });
  if (version === earlier) throw new Error(`${name} ${version} is released already`);

  steps.print(`${name} ${version}: its first page is opened`);
  const wrong = await checked(order, build, isNew, steps);
  if (wrong.length > 0) return end('stopped', wrong);
  await swapRemote(webRoot, build, earlier);
  const released = await end('released');
  steps.print(`${name} ${version} is released instead of ${earlier ?? 'nothing'}; it is watched`);
  const errors = await steps.watch(version, earlier);
  if (errors.length === 0) {
    await removeOldVersions(webRoot, name, new Date());
    return released;
  }
  await takeBack(webRoot, { name, version }, earlier);
  return end('rolled-back', errors);
}

/** Nobody else has its link, and it leaves nothing behind if it is no good. */
async function checked(
  { webRoot }: Order,
  build: Build,
  isNew: boolean,
  { check }: Steps,
): Promise<string[]> {
  const token = await openPreview(webRoot, build, new Date(Date.now() + HOUR_MS));
  let isGood = false;
  try {
    const wrong = await check(token, build);
    isGood = wrong.length === 0;
    return wrong;
  } finally {
    await closePreview(webRoot, token);
    if (isNew && !isGood) await rm(join(webRoot, build.name, build.version), { recursive: true });
  }
}

/** A build for holders of the link. @returns its token */
export async function previewRemote(order: Order, which: WhichBuild): Promise<string> {
  const { name, webRoot } = order;
  const earlier = await releasedVersion(webRoot, name);
  const { build } = await placeBuild(name, webRoot, which);
  const token = await openPreview(webRoot, build, new Date(Date.now() + PREVIEW_MS));
  await record(order, { version: build.version, earlier, outcome: 'previewed', found: [] });
  return token;
}

/** At once, without a check: what was served before has been in use. */
export async function rollBack(order: Order): Promise<ReleaseView> {
  const { name, webRoot } = order;
  const version = await releasedVersion(webRoot, name);
  const earlier = earlierThan(version, name, await readHistory(webRoot));
  if (version === null || earlier === undefined)
    throw new Error(
      `The history does not say what was before ${name} ${version ?? ''}: name it by --version`,
    );
  if (earlier !== null) await readBuild(name, join(webRoot, name, earlier));
  await takeBack(webRoot, { name, version }, earlier);
  return record(order, { version, earlier, outcome: 'rolled-back', found: [] });
}

type Recorded = Pick<ReleaseView, 'version' | 'earlier' | 'outcome' | 'found'>;

const record = ({ name, webRoot, who, why }: Order, recorded: Recorded): Promise<ReleaseView> =>
  appendRecord(webRoot, { at: new Date().toISOString(), who, why, remote: name, ...recorded });
