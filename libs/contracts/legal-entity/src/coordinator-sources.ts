import type { EuStateCode } from './eu-states.ts';

/**
 * How far it is known which authority is the coordinator. `authority`: it says so itself. `commission`: the Commission
 * lists it. `interim`: it acts until one is designated for good. `unconfirmed`: by a weaker source alone.
 */
export type CoordinatorStatus = 'authority' | 'commission' | 'interim' | 'unconfirmed';

/** What is known of a coordinator, from where and since when. */
export interface CoordinatorSource {
  readonly status: CoordinatorStatus;
  /** Where it was read. */
  readonly source: string;
  /** When it was read last: a month, ISO 8601. */
  readonly asOf: string;
}

const NOVEMBER = '2026-11';
const LIST = 'The Commission’s list of Digital Services Coordinators, a copy without a date';
const PURSUED =
  'In January 2026 the Commission still pursued the state for not designating or empowering it fully';

const asOfNovember = (status: CoordinatorStatus, ...sources: readonly string[]): CoordinatorSource => ({
  status,
  source: `${sources.join('. ')}.`,
  asOf: NOVEMBER,
});

const byAuthority = (site: string, ...more: readonly string[]) =>
  asOfNovember('authority', `The authority’s own site, ${site}`, ...more);
const byCommission = (...more: readonly string[]) => asOfNovember('commission', LIST, ...more);

/** A state without an entry does not compile: what nobody has looked up can't be shown as if it were known. */
export const COORDINATOR_SOURCES: Readonly<Record<EuStateCode, CoordinatorSource>> = {
  AT: byCommission(),
  BE: byAuthority('bipt.be/operators/digital-service-act'),
  BG: byCommission(),
  HR: byCommission(),
  CY: byCommission(PURSUED),
  CZ: byCommission(PURSUED),
  DK: byAuthority('digst.dk', 'The copy of the Commission’s list still names the competition authority'),
  EE: asOfNovember(
    'unconfirmed',
    'The name is from general knowledge; that one is designated, from the Commission’s list',
  ),
  FI: byAuthority('traficom.fi', LIST),
  FR: byAuthority('arcom.fr'),
  DE: byAuthority('dsc.bund.de'),
  GR: byAuthority('eett.gr', 'Law 5099/2024'),
  HU: byCommission(),
  IE: byAuthority('cnam.ie, its page on legal representatives'),
  IT: byCommission(),
  LV: asOfNovember('unconfirmed', 'The government’s note to the bill'),
  LT: asOfNovember(
    'unconfirmed',
    'Its own page of August 2023, which says that it is expected to become coordinator',
  ),
  LU: byAuthority('concurrence.public.lu', LIST),
  MT: byAuthority('mca.org.mt/initiatives/dsa'),
  NL: byCommission('With full powers since 4 February 2025'),
  PL: asOfNovember(
    'interim',
    'The authority’s own site, uke.gov.pl/uslugi-cyfrowe/koordynator',
    'Since 13 May 2025; the implementing act was vetoed on 9 January 2026',
    PURSUED,
  ),
  PT: byAuthority('anacom.pt', LIST, PURSUED),
  RO: byCommission(),
  SK: asOfNovember(
    'unconfirmed',
    'The name is from a data set of its own; that one is designated, from the Commission’s list',
  ),
  SI: byAuthority('the contact that it gives for complaints'),
  ES: byCommission(PURSUED),
  SE: byAuthority('pts.se', LIST),
};
