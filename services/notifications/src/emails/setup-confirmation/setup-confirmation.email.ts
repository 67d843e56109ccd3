import { ClientSetupRequested } from '@rep13/contracts-onboarding';
import { LINK_DAYS, type Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientMailContext, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph, type EmailContent } from '../email-content.ts';

interface SetupConfirmationFacts extends ClientEmailFacts {
  readonly requestedAt: Moment;
}

/**
 * Lets the owner choose the first password, after somebody tried to without proving to own the account. The kind keeps
 * the name it has in the mail log from the time when a password waited for its confirmation.
 */
export const setupConfirmation = defineClientEmail<SetupConfirmationFacts>({
  kind: 'setup-confirmation',
  to: 'legal-contact',
  on: when(ClientSetupRequested, (request) => [request, request.setupId]),
  write: async ({ requestedAt }, context) =>
    context.links.needSignIn ? setUpAlready(context) : setUpNow(requestedAt, context),
});

const setUpNow = (requestedAt: Moment, { party, links }: ClientMailContext): EmailContent => ({
  subject: `Set up your client account ${party.clientId}`,
  preview: 'Somebody wanted to set up your client account. If it was you, choose the password here.',
  heading: 'Was this you?',
  blocks: [
    paragraph(
      `Somebody wanted to set up the account that ${party.companyName} has with us. If it was you, choose the password now: what was typed before has not been kept. If it was not you, do nothing: nothing has changed.`,
    ),
    facts(['Client ID', party.clientId], ['Asked', formatTime(requestedAt)]),
    button({ label: 'Set up your client account', url: links.setUpAccount() }),
    note(`The link works for ${LINK_DAYS['client-setup']} days. Please don't forward this email.`),
  ],
});

/** The mail was late, or was sent again. */
const setUpAlready = ({ party, links }: ClientMailContext): EmailContent => ({
  subject: `Your client account ${party.clientId} is set up already`,
  preview: 'Sign in with your Client ID and your password.',
  heading: 'Your client account is set up already',
  blocks: [
    paragraph(
      `Somebody wanted to set up the account that ${party.companyName} has with us. It is set up already, and nothing has changed.`,
    ),
    facts(['Client ID', party.clientId]),
    button({ label: 'Sign in', url: links.signIn() }),
  ],
});
