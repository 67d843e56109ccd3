import { ProfileChangeStopped } from '@rep13/contracts-onboarding';
import { defineInternalEmail, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { singleLine } from '../single-line.ts';

/** Tells staff that a change made by one of us was not wanted. */
export const profileChangeStopped = defineInternalEmail({
  kind: 'profile-change-stopped',
  to: 'staff',
  on: when(ProfileChangeStopped, (stopped) => [stopped, stopped.changeId]),
  write: async ({ signupId = 0 }, { links, findParty }) => {
    const party = await findParty(signupId);
    return {
      subject: `${party?.clientId ?? `Signup ${signupId}`}: the legal contact stopped a change that we made`,
      preview: 'Find out who asked for it, and why.',
      heading: 'A change we made was stopped',
      blocks: [
        paragraph(
          'The legal contact did not expect the change of a mail address that one of us asked for, and stopped it. Nothing has changed. Find out who asked for it before anybody asks again.',
        ),
        facts(['Client', party ? singleLine(party.companyName) : 'Not known at the moment']),
        button({ label: 'Open the client', url: links.client(signupId) }),
      ],
    };
  },
});
