import { HOW_IT_WORKS } from '@rep13/content';
import { Section } from '@rep13/ui';
import { NumberedList } from './NumberedList.tsx';

/** Three steps to an active mandate, along one line. */
export function HowItWorks() {
  const { title, lead, steps } = HOW_IT_WORKS;
  return (
    <Section id="how-it-works" title={title} lead={lead} heading="above">
      <NumberedList items={steps} isWay />
    </Section>
  );
}
