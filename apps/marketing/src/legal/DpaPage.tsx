import { DPA_PAGE, dataProcessingAgreement } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

const AGREEMENT = dataProcessingAgreement(SITE_FACTS);

/** `/dpa` */
export function DpaPage() {
  useHead(DPA_PAGE);
  return <LegalTextPage text={AGREEMENT} />;
}
