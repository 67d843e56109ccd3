import type { GatewayConfig } from '../config.ts';
import type { Limiter } from './limiter.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;

const NEW_LINKS_IN_AN_HOUR = 3;
const NEW_LINKS_IN_A_DAY = 10;

/** How long a proof of work is good: a person fills in a long form meanwhile. */
export const INTAKE_WORK_SECONDS = 2 * 60 * 60;

/** How often authorities may call us, who have no account. */
export class AuthorityLimits {
  /** Orders filed from one address. */
  readonly requests: Limiter;
  /** Orders of one address that were refused: each may be long, and its work is still good. */
  readonly refusedRequests: Limiter;
  /** Calls with a private link from one address. */
  readonly links: Limiter;
  /** New links from one address, for one reference and for all of them: nobody uses up what others may ask. */
  readonly newLinks: Limiter;
  readonly newLinksByAddress: Limiter;
  /** New links of one reference, from wherever: each is a mail to somebody who may not have asked. */
  readonly newLinksInAnHour: Limiter;
  readonly newLinksInADay: Limiter;
  /** Each proof of work is good once, on whichever replica. */
  readonly proofs: Limiter;

  constructor(
    config: GatewayConfig,
    /** An hour, if no seconds are given. */
    limiter: (name: string, points: number, seconds?: number) => Limiter,
  ) {
    this.requests = limiter('authority-requests', config.RATE_LIMIT_AUTHORITY_REQUESTS);
    const refused = config.RATE_LIMIT_REFUSED_AUTHORITY_REQUESTS;
    this.refusedRequests = limiter('refused-authority-requests', refused);
    this.links = limiter('authority-links', config.RATE_LIMIT_AUTHORITY_LINKS, MINUTE_SECONDS);
    this.newLinks = limiter('new-authority-links', config.RATE_LIMIT_NEW_AUTHORITY_LINKS);
    const byAddress = config.RATE_LIMIT_NEW_AUTHORITY_LINKS_BY_ADDRESS;
    this.newLinksByAddress = limiter('new-authority-links-by-address', byAddress);
    this.newLinksInAnHour = limiter('new-authority-links-in-an-hour', NEW_LINKS_IN_AN_HOUR);
    this.newLinksInADay = limiter('new-authority-links-in-a-day', NEW_LINKS_IN_A_DAY, DAY_SECONDS);
    this.proofs = limiter('intake-proofs', 1, INTAKE_WORK_SECONDS);
  }
}
