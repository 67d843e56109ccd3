import { PRICING } from '@rep13/content';
import { Section } from '@rep13/ui';
import { PlanCard } from '../pricing/PlanCard.tsx';

/** The one plan, on the front page. */
export function Pricing() {
  return (
    <Section id="pricing" title={PRICING.title} lead={PRICING.lead} heading="above">
      <PlanCard heading="h3" />
    </Section>
  );
}
