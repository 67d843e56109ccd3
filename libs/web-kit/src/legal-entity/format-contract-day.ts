import { LEGAL_ENTITY } from './legal-entity.ts';

/**
 * The day of a moment where the representative is, such as "20 November 2026": by its clock the days of the contract are
 * counted, wherever they are read. `N/A` where there is none.
 * @param moment ISO 8601; a gateway of before names no zone, and then it is the reader's
 */
export function formatContractDay(moment: Date | string | null): string {
  if (moment === null) return 'N/A';
  const { timeZone } = LEGAL_ENTITY as { timeZone?: string };
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(moment));
}
