import { load, type Load } from './lighthouse.ts';

/** One page load as Lighthouse sees it on its slow phone. Scores 0 to 100, times in ms. */
export interface Audit {
  readonly performance: number;
  /** The score of the same load when the processor is slowed down to that phone's, not four times (`slowdownFor`). */
  readonly calibrated: number;
  /** Lighthouse's index of this machine at the moment of the load. */
  readonly benchmarkIndex: number;
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

function summaryOf({ asIs, calibrated }: Load): Audit {
  const { categories, audits, environment } = asIs;
  const score = (name: string, from = categories) => Math.round((from[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const isFinding = ({ score }: { score: number | null }) => score !== null && score < 0.9;
  return {
    performance: score('performance'),
    calibrated: score('performance', calibrated.categories),
    benchmarkIndex: Math.round(environment.benchmarkIndex),
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
  for (let tries = 0; tries < 2 * loads && audits.length < loads; tries += 1) {
    const one = await load(url)
      .then(summaryOf)
      .catch((error: unknown) => void (problem = error));
    if (one && !Number.isNaN(one.largestPaintMs)) audits.push(one);
  }
  audits.sort((a, b) => a.performance - b.performance || b.largestPaintMs - a.largestPaintMs);
  const inTheMiddle = audits[audits.length >> 1];
  if (!inTheMiddle) throw new Error(`Lighthouse could not read ${url}`, { cause: problem });
  return inTheMiddle;
}
