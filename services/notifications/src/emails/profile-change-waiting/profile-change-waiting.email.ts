import type { ProfileField } from '@rep13/contracts-onboarding';
import { defineInternalEmail, type ClientEmailFacts } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { profileFields } from '../profile-fields.ts';
import { singleLine } from '../single-line.ts';

interface ProfileChangeWaitingFacts extends ClientEmailFacts {
  readonly fields: ProfileField[];
}

/** Calls staff to a change that the register would show. */
export const profileChangeWaiting = defineInternalEmail<ProfileChangeWaitingFacts>({
  kind: 'profile-change-waiting',
  to: 'staff',
  write: async ({ signupId, fields }, { links, findParty }) => {
    const party = await findParty(signupId);
    return {
      subject: `${party?.clientId ?? `Signup ${signupId}`}: client details to approve`,
      preview: 'Compare it with the trade register, then accept or refuse it.',
      heading: 'Client details to approve',
      blocks: [
        paragraph(
          'The company’s details appear in the register, on the certificate and in the letter to the coordinator. Compare them with the trade register before you accept the change.',
        ),
        facts(
          ['Client', party ? singleLine(party.companyName) : 'Not known at the moment'],
          ['Changes', profileFields(fields)],
        ),
        button({ label: 'Open the changes', url: links.profileChanges() }),
      ],
    };
  },
});
