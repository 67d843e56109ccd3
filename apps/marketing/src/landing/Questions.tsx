import { LANDING_FAQ } from '@rep13/content';
import { Accordion, Section } from '@rep13/ui';

/** The questions people ask before they start. */
export function Questions() {
  return (
    <Section id="faq" title="Questions">
      <Accordion name="landing-faq" items={LANDING_FAQ} />
    </Section>
  );
}
