import { resolveAsMachine, type Resolve } from './checked-addresses.ts';
import type { FetchRules } from './fetch-page.ts';
import { Visit } from './visit.ts';

/** How one fetcher differs from the careful default. */
export interface SafeFetchOptions {
  /** `Product/1.0 (+https://…)`: who asks, and where that is explained. The part before the slash is looked up in robots.txt. */
  readonly userAgent: string;
  /** Ranges, such as 203.0.113.0/24, that are refused although they are public: our own machines. */
  readonly deny?: readonly string[];
  /** How names become addresses; as the machine does it if absent. */
  readonly resolve?: Resolve;
  /** Names that may stand for one address that is not public: how a test reaches its own server, and nothing else. */
  readonly exempt?: Readonly<Record<string, string>>;
  /** 80 and 443 if absent. */
  readonly ports?: readonly number[];
  /** For one page with all its redirects, in ms; 10,000 if absent. */
  readonly pageMs?: number;
  /** For all pages of one visit, in ms; 60,000 if absent. */
  readonly visitMs?: number;
  /** Of one page, before and after decompression; 2 MB if absent. */
  readonly maxBytes?: number;
}

const DEFAULTS = {
  deny: [],
  exempt: {},
  ports: [80, 443],
  pageMs: 10_000,
  visitMs: 60_000,
  maxBytes: 2 * 1024 * 1024,
  redirectsMax: 5,
};

/**
 * Reads pages at addresses that strangers chose, and reaches nothing that only we can reach. It asks public addresses
 * alone, and connects to those it checked; it follows five redirects, each checked again; it sends no cookies and
 * honours robots.txt; time and size of an answer are bounded.
 */
export class SafeFetcher {
  private readonly rules: FetchRules;

  constructor(options: SafeFetchOptions) {
    this.rules = { ...DEFAULTS, resolve: resolveAsMachine, ...options };
  }

  /** Pages read one after the other, with one deadline for all; robots.txt of a host is read once. */
  visit(): Visit {
    return new Visit(this.rules);
  }
}
