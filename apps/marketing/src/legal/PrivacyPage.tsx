import { privacyPolicy, PUBLIC_PAGES } from '@rep13/content';
import { useHead } from '@rep13/web-kit';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

const POLICY = privacyPolicy(SITE_FACTS);

/** `/privacy` */
export function PrivacyPage() {
  useHead(PUBLIC_PAGES.privacy);
  return <LegalTextPage text={POLICY} />;
}
