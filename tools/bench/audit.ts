import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBinary } from '@rep13/local-stack';

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

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

/** One page load as Lighthouse sees it on its slow phone. Scores 0 to 100, times in ms. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMs: number;
  readonly interactiveMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly bytes: number;
  /** The titles of what is not perfect in the categories that are not. */
  readonly findings: readonly string[];
}

/** Opens a page in Chromium under Lighthouse's mobile throttling. */
export async function audit(url: string): Promise<Audit> {
  const chromium = findBinary('chromium');
  if (!chromium) throw new Error('This bench needs Chromium: apt-get install chromium');
  const { stdout } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  return summaryOf(JSON.parse(stdout) as Report);
}

function summaryOf({ categories, audits }: Report): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const isFinding = ({ score }: { score: number | null }) => score !== null && score < 0.9;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: Math.round(value('largest-contentful-paint')),
    interactiveMs: Math.round(value('interactive')),
    blockingMs: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(4)),
    bytes: value('total-byte-weight'),
    findings: Object.values(audits)
      .filter(isFinding)
      .map(({ title }) => title),
  };
}

/**
 * The load in the middle: one slow moment of the machine must not count. Nor does a load that Lighthouse could not
 * read, which happens now and then; another one takes its place.
 */
export async function medianAudit(url: string, loads: number): Promise<Audit> {
  const audits: Audit[] = [];
  let problem: unknown;
  for (let load = 0; load < 2 * loads && audits.length < loads; load += 1) {
    const one = await audit(url).catch((error: unknown) => void (problem = error));
    if (one && !Number.isNaN(one.largestPaintMs)) audits.push(one);
  }
  const inTheMiddle = audits.sort(betterLast)[audits.length >> 1];
  if (!inTheMiddle) throw new Error(`Lighthouse could not read ${url}`, { cause: problem });
  return inTheMiddle;
}

const betterLast = (a: Audit, b: Audit) =>
  a.performance - b.performance || b.largestPaintMs - a.largestPaintMs;
