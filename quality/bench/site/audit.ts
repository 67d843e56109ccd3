import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBinary, systemEnvironment } from '@rep13/local-stack';

const run = promisify(execFile);

/** Fetched when a bench asks for it: its 140 packages are no part of the product. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FETCH_MS = 180_000;
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
  audits: Record<string, ReportedAudit>;
}

interface ReportedAudit {
  readonly numericValue?: number;
  readonly score: number | null;
  readonly title: string;
  /** Of `network-requests`: what was fetched. */
  readonly details?: { readonly items: readonly Transfer[] };
}

interface Transfer {
  readonly resourceType?: string;
  readonly transferSize: number;
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
  readonly requests: number;
  /** Bytes of scripts as they are transferred, compressed and with their headers. */
  readonly scriptBytes: number;
  /** The titles of what is not perfect in the categories that are not. */
  readonly findings: readonly string[];
}

/** Why nothing can be audited here, such as that npm's registry is out of reach; undefined when it can. */
export async function whyNoAudit(): Promise<string | undefined> {
  if (!findBinary('chromium')) return 'Chromium is not installed';
  return run('npx', ['--yes', LIGHTHOUSE, '--version'], { timeout: FETCH_MS }).then(
    () => undefined,
    () => `npx could not fetch ${LIGHTHOUSE}`,
  );
}

/** Opens a page in Chromium under Lighthouse's mobile throttling. */
async function audit(url: string): Promise<Audit> {
  const chromium = findBinary('chromium');
  if (!chromium) throw new Error('This bench needs Chromium: apt-get install chromium');
  const { stdout } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`],
    { env: { ...systemEnvironment(), CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  return summaryOf(JSON.parse(stdout) as Report);
}

function summaryOf({ categories, audits }: Report): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const isFinding = ({ score }: { score: number | null }) => score !== null && score < 0.9;
  const transfers = audits['network-requests']?.details?.items ?? [];
  const scripts = transfers.filter(({ resourceType }) => resourceType === 'Script');
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
    requests: transfers.length,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    findings: Object.values(audits)
      .filter(isFinding)
      .map(({ title }) => title),
  };
}

/**
 * Of each page the load in the middle: one slow moment of the machine must not count. The pages are loaded in turn,
 * so that a slow hour meets all of them.
 */
export async function medianAudits(urls: readonly string[], loads: number): Promise<Audit[]> {
  const audits = urls.map((): Audit[] => []);
  for (let load = 0; load < loads; load += 1) {
    for (const [index, url] of urls.entries()) audits[index]?.push(await readAudit(url));
  }
  return audits.map((ofPage) => ofPage.sort(betterLast)[ofPage.length >> 1]!);
}

/** Now and then Lighthouse cannot read a load; another one takes its place. @throws when that one fails too. */
async function readAudit(url: string): Promise<Audit> {
  const first = await audit(url).catch(() => undefined);
  if (first && !Number.isNaN(first.largestPaintMs)) return first;
  const second = await audit(url);
  if (Number.isNaN(second.largestPaintMs)) throw new Error(`Lighthouse could not read ${url}`);
  return second;
}

const betterLast = (a: Audit, b: Audit) =>
  a.performance - b.performance || b.largestPaintMs - a.largestPaintMs;
