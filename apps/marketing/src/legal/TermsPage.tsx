import { PUBLIC_PAGES, termsOfService } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

const TERMS = termsOfService(SITE_FACTS);

/** `/terms` */
export function TermsPage() {
  useHead(PUBLIC_PAGES.terms);
  return <LegalTextPage text={TERMS} />;
}
