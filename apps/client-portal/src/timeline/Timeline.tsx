import { Section } from '@rep13/ui';
import { TimelinePart } from './TimelinePart.tsx';

/** What has happened to the account, newest first. */
export function Timeline() {
  return (
    <Section title="Activity" lead="Times are in your time zone.">
      <TimelinePart />
    </Section>
  );
}
