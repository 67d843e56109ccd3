import { THREE_QUESTIONS } from '@rep13/content';
import { Section } from '@rep13/ui';
import { NumberedList } from './NumberedList.tsx';

/** The check at a glance, for those who want to know before they start. */
export function ThreeQuestions() {
  const { title, lead, questions } = THREE_QUESTIONS;
  return (
    <Section title={title} lead={lead} heading="above">
      <NumberedList items={questions.map(({ question, why }) => ({ title: question, text: why }))} />
    </Section>
  );
}
