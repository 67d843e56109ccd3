import { SignupRegistered } from '@rep13/contracts-onboarding';
import { LINK_DAYS, type Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatFee, formatTime } from '../formats.ts';
import { button, facts, note, paragraph, steps } from '../email-content.ts';

interface SignupConfirmationFacts extends ClientEmailFacts {
  readonly registeredAt: Moment;
}

/** Brings the Client ID and leads to everything that is still to be done. */
export const signupConfirmation = defineClientEmail<SignupConfirmationFacts>({
  kind: 'signup-confirmation',
  to: 'legal-contact',
  on: when(SignupRegistered, ({ signupId, registeredAt }) => [{ signupId, registeredAt }]),
  write: async ({ registeredAt }, { party, links }) => ({
    subject: `Your Client ID is ${party.clientId}`,
    preview: 'Three steps activate your EU representation.',
    heading: 'We have your registration',
    blocks: [
      paragraph(
        `${party.companyName} is registered for legal representation in the EU under Article 13 of the Digital Services Act. Your Client ID is your user name with us, so please keep this email.`,
      ),
      facts(
        ['Client ID', party.clientId],
        ['Company', party.companyName],
        ['Registered', formatTime(registeredAt)],
      ),
      paragraph('Next steps:'),
      steps(
        { title: 'Pay the yearly fee', text: `${formatFee(party.fee)}.` },
        {
          title: 'Sign the agreement',
          text: 'You read it, type your name, and get the signed PDF by email.',
          url: links.sign(),
        },
        links.needSignIn ? OWN_ACCOUNT : { ...FIRST_PASSWORD, url: links.setUpAccount() },
      ),
      button({ label: 'Pay the yearly fee', url: links.pay() }),
      paragraph('Your mandate comes into force once the fee is paid and the agreement is signed.'),
      note(links.needSignIn ? SIGN_IN : DO_NOT_FORWARD),
    ],
  }),
});

const FIRST_PASSWORD = {
  title: 'Set up your client account',
  text: 'You choose a password and see your mandate at any time.',
};

/** Of a company that registered again, or when the mail is sent again. */
const OWN_ACCOUNT = {
  title: 'Your client account is ready',
  text: 'You sign in with this Client ID and your password, and see your mandate at any time.',
};

const DO_NOT_FORWARD = `The links are yours alone: they open your registration without a password, so please don't forward this email. Those to payment and agreement work for ${LINK_DAYS['resume-signup']} days, the one to your account for ${LINK_DAYS['client-setup']} days.`;

/** The mail may be sent again when the account has long been set up. */
const SIGN_IN = 'Your account is set up: to open the pages, sign in with your Client ID and your password.';
