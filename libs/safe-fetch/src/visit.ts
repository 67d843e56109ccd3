import { fetchPage, type FetchRules } from './fetch-page.ts';
import { FetchFailed, FetchRefused } from './fetch-errors.ts';
import type { Page } from './page.ts';
import { Robots } from './robots.ts';

/** Pages of one site, read one after the other. */
export class Visit {
  private readonly robots = new Map<string, Promise<Robots>>();
  private readonly deadline: AbortSignal;

  constructor(private readonly rules: FetchRules) {
    this.deadline = AbortSignal.timeout(rules.visitMs);
  }

  /**
   * What the address answers in the end, whatever its status.
   * @throws FetchRefused when we would not, FetchFailed when they could not.
   */
  read(url: string): Promise<Page> {
    const permit = async (hop: URL) => {
      const robots = await this.robotsOf(hop);
      if (!robots.allows(hop)) throw new FetchRefused('robots');
    };
    return this.fetch(url, permit);
  }

  private fetch(url: string, permit: (url: URL) => Promise<void>): Promise<Page> {
    const deadline = AbortSignal.any([this.deadline, AbortSignal.timeout(this.rules.pageMs)]);
    return fetchPage({ url, rules: this.rules, deadline, permit });
  }

  private robotsOf({ origin }: URL): Promise<Robots> {
    const known = this.robots.get(origin) ?? this.readRobots(origin);
    this.robots.set(origin, known);
    return known;
  }

  /** A server that cannot tell is taken to refuse; one that has no such file, or another thing in its place, to allow. */
  private async readRobots(origin: string): Promise<Robots> {
    try {
      const { status, text } = await this.fetch(`${origin}/robots.txt`, () => Promise.resolve());
      if (status >= 500) return Robots.closed;
      const [product = ''] = this.rules.userAgent.split('/', 1);
      return status < 300 ? Robots.read(text, product) : Robots.silent;
    } catch (error) {
      if (error instanceof FetchFailed) throw error;
      return isHarmless(error) ? Robots.silent : Promise.reject(error as Error);
    }
  }
}

/** Whatever stands there is no robots.txt. An address that we refuse stays refused. */
const isHarmless = (error: unknown): boolean =>
  error instanceof FetchRefused && !['address', 'time'].includes(error.reason);
