import { PUBLIC_PAGES, termsOfService } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { LEGAL_FACTS } from './legal-facts.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

const TERMS = termsOfService(LEGAL_FACTS);

/** `/terms` */
export function TermsPage() {
  useHead(PUBLIC_PAGES.terms);
  return <LegalTextPage text={TERMS} />;
}
