import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinary } from '../backing/index.ts';
import { slowdownFor } from './calibration.ts';

const run = promisify(execFile);

/** Fetched when a bench asks for it: its 140 packages are no part of the product. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** What we read of Lighthouse's report. */
export interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

/** One load of a page in Chromium, read twice. */
export interface Load {
  /** On Lighthouse's own terms: slow 4G, a processor four times slower than this one. */
  readonly asIs: Report;
  /** The same load on the phone that Lighthouse means, whatever this machine is. */
  readonly calibrated: Report;
}

export async function load(url: string): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'rep13-lighthouse-'));
  try {
    const asIs = await lighthouse(url, `--gather-mode=${folder}`, `--audit-mode=${folder}`);
    const slowdown = slowdownFor(asIs.environment.benchmarkIndex);
    await rewriteSlowdown(join(folder, 'artifacts.json'), slowdown);
    const calibrated = await lighthouse(
      url,
      `--audit-mode=${folder}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    );
    return { asIs, calibrated };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The slow-down is reckoned afterwards, from a load at full speed; Lighthouse only insists that it was asked for. */
async function rewriteSlowdown(file: string, slowdown: number): Promise<void> {
  const artifacts = JSON.parse(await readFile(file, 'utf8')) as {
    settings: { throttling: { cpuSlowdownMultiplier: number } };
  };
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown;
  await writeFile(file, JSON.stringify(artifacts));
}

async function lighthouse(url: string, ...options: string[]): Promise<Report> {
  const chromium = findBinary('chromium');
  if (!chromium) throw new Error('This bench needs Chromium: apt-get install chromium');
  const chromeFlags = `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`;
  const { stdout } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', chromeFlags, ...options],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}
