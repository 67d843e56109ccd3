import { COORDINATOR_SOURCES, type CoordinatorSource } from './coordinator-sources.ts';
import { EU_STATES, type EuStateCode } from './eu-states.ts';

/**
 * How a coordinator takes the notification of Article 13(4) DSA. `letter`: it says how a letter is written. `registry`:
 * it has to be registered there. `unclear`: nothing was found, so somebody has to ask.
 */
export type NotificationProcedure = 'letter' | 'registry' | 'unclear';

/** Where a notification goes. */
export interface Coordinator extends CoordinatorSource {
  readonly state: EuStateCode;
  readonly name: string;
  readonly procedure: NotificationProcedure;
  /** The authority's site, where one was found. */
  readonly site: string | null;
  /** What is known of the way, for whoever sends it. */
  readonly note: string;
}

const UNKNOWN_WAY = 'Not known how it accepts notifications (November 2026); ask before sending.';

/** What was found out about some of them, November 2026. No address for mails could be confirmed for any. */
const FOUND: Partial<Record<EuStateCode, Partial<Pick<Coordinator, 'procedure' | 'site' | 'note'>>>> = {
  BE: { site: 'bipt.be' },
  DE: { site: 'dsc.bund.de' },
  DK: { site: 'digst.dk' },
  FI: { site: 'traficom.fi' },
  FR: { site: 'arcom.fr' },
  GR: {
    procedure: 'registry',
    site: 'eett.gr',
    note: 'Providers whose representative is in Greece register in its register of intermediary service providers.',
  },
  IE: {
    procedure: 'letter',
    site: 'cnam.ie',
    note: 'A letter on the provider’s letterhead, signed by a suitably authorised person. The address stands on its page about legal representatives.',
  },
  LT: { site: 'rrt.lt' },
  LU: { site: 'concurrence.public.lu' },
  MT: { site: 'mca.org.mt' },
  NL: {
    site: 'acm.nl',
    note: 'ACM receives these notifications since 2024; by which form or address was not found: ask it before sending.',
  },
  PL: {
    site: 'uke.gov.pl',
    note: 'Interim coordinator; receiving these notifications was not among its published powers: ask it before sending.',
  },
  PT: { site: 'anacom.pt' },
  SE: { site: 'pts.se' },
};

/** The Digital Services Coordinator of a Member State, and how it is notified. Article 13(4) and 49 DSA. */
export const coordinatorOf = (state: EuStateCode): Coordinator => ({
  state,
  name: EU_STATES[state].coordinator,
  procedure: 'unclear',
  site: null,
  note: UNKNOWN_WAY,
  ...COORDINATOR_SOURCES[state],
  ...FOUND[state],
});
