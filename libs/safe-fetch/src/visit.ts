import { fetchThrough, takePage, takeResource, type FetchRules, type Take } from './fetch-page.ts';
import { FetchFailed, FetchRefused } from './fetch-errors.ts';
import type { Page, Resource } from './page.ts';
import { Robots } from './robots.ts';

/** Pages of one site, read one after the other. */
export class Visit {
  private readonly robots = new Map<string, Promise<Robots>>();
  private readonly endsAt: number;

  constructor(private readonly rules: FetchRules) {
    this.endsAt = performance.now() + rules.visitMs;
  }

  /**
   * What the address answers in the end, whatever its status. The time for a robots.txt on the way counts.
   * @throws FetchRefused when we would not, FetchFailed when they could not.
   */
  read(url: string): Promise<Page> {
    return this.ask(url, 'text/html, application/xhtml+xml, text/plain;q=0.9', takePage);
  }

  /**
   * The same of anything else that a page is made of: its scripts, its styles, its data.
   * @throws FetchRefused, FetchFailed
   */
  fetch(url: string): Promise<Resource> {
    return this.ask(url, '*/*', takeResource);
  }

  private async ask<T>(url: string, accept: string, take: Take<T>): Promise<T> {
    const { rules } = this;
    const stop = new AbortController();
    const { signal: deadline } = stop;
    // Its own timer holds the signal: one of `AbortSignal.timeout` is collected while a page drips, and never fires.
    const ms = Math.max(0, Math.min(rules.pageMs, this.endsAt - performance.now()));
    const timer = setTimeout(() => stop.abort(new DOMException('the time is over', 'TimeoutError')), ms);
    const permit = async (hop: URL) => {
      const robots = await this.robotsOf(hop, deadline);
      if (!robots.allows(hop)) throw new FetchRefused('robots');
    };
    try {
      return await fetchThrough({ url, accept, take, rules, deadline, permit });
    } finally {
      clearTimeout(timer);
    }
  }

  private robotsOf({ origin }: URL, deadline: AbortSignal): Promise<Robots> {
    const known = this.robots.get(origin) ?? this.readRobots(origin, deadline);
    this.robots.set(origin, known);
    return known;
  }

  /** A server that cannot tell is taken to refuse; one that has no such file, or another thing in its place, to allow. */
  private async readRobots(origin: string, deadline: AbortSignal): Promise<Robots> {
    const { rules } = this;
    const url = `${origin}/robots.txt`;
    try {
      const { status, text } = await fetchThrough({
        ...{ url, rules, deadline, accept: 'text/plain', take: takePage },
        permit: () => Promise.resolve(),
      });
      if (status >= 500) throw new FetchFailed('robots');
      const [product = ''] = rules.userAgent.split('/', 1);
      return status < 300 ? Robots.read(text, product) : Robots.silent;
    } catch (error) {
      if (isHarmless(error)) return Robots.silent;
      throw error;
    }
  }
}

/** Whatever stands there is no robots.txt. An address that we refuse stays refused. */
const isHarmless = (error: unknown): boolean =>
  error instanceof FetchRefused && !['address', 'time'].includes(error.reason);
