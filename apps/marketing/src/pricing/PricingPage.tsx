import { PRICE_YEAR, PRICING_PAGE, pricingFaq } from '@rep13/content';
import { Accordion, Section } from '@rep13/ui';
import { useHead } from '@rep13/web-kit';
import { YearRing } from '../illustrations/YearRing.tsx';
import { Closing } from '../frame/Closing.tsx';
import { PageFront } from '../frame/PageFront.tsx';
import { SitePage } from '../frame/SitePage.tsx';
import { SITE_FACTS } from '../site-facts/site-facts.ts';
import { faqPage } from '../site-facts/structured-data.ts';
import { OptionalServices } from './OptionalServices.tsx';
import { PlanCard } from './PlanCard.tsx';
import classes from './pricing.module.css';

const QUESTIONS = pricingFaq(SITE_FACTS.fee);
const HEAD = { ...PRICING_PAGE, structuredData: faqPage(QUESTIONS) };

/** `/pricing`: the one plan, its year, what costs extra, and what people ask before they pay. */
export function PricingPage() {
  useHead(HEAD);
  const { heading, lead, market, optional, faqTitle } = PRICING_PAGE;
  return (
    <SitePage>
      <PageFront title={heading} lead={`${lead} ${market}`} />
      <div className={classes.plan}>
        <PlanCard heading="h2" />
      </div>
      <Section title={PRICE_YEAR.title} lead={PRICE_YEAR.lead}>
        <YearRing />
      </Section>
      <Section title={optional.title} lead={optional.lead}>
        <OptionalServices />
      </Section>
      <Section title={faqTitle}>
        <Accordion name="pricing-faq" items={QUESTIONS} />
      </Section>
      <Closing />
    </SitePage>
  );
}
