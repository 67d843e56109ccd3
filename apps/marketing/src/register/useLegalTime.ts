import type { LegalDay } from '@rep13/contracts-constants';
import { formatLegalTime, LEGAL_ENTITY } from '@rep13/web-kit';
import { useTexts } from '../language/useLanguage.ts';

/** Writes out a legal day with its minute, in the page's language. */
export function useLegalTime(): (day: LegalDay) => string {
  const { legalTime } = useTexts().register;
  return (day) => legalTime?.(day, LEGAL_ENTITY.timeZone) ?? formatLegalTime<LegalDay>(day);
}
