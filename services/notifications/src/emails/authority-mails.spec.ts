import { buildAuthorityContext } from '../../test/builders.ts';
import { readByAuthority } from '../../test/read-email.ts';
import { authorityAcknowledged } from './authority-acknowledged/authority-acknowledged.email.ts';
import { authorityClosed } from './authority-closed/authority-closed.email.ts';
import { authorityLink } from './authority-link/authority-link.email.ts';
import { authorityMessage } from './authority-message/authority-message.email.ts';
import { authorityReceipt } from './authority-receipt/authority-receipt.email.ts';

const FACTS = { reference: 'A-7KQM-2XRB' };
const LINK = 'https://rep13.example/authorities/r/A-7KQM-2XRB#the-token';
const ALL = [authorityReceipt, authorityAcknowledged, authorityMessage, authorityClosed, authorityLink];

describe('a mail to an authority', () => {
  it.each(ALL)(
    'names both references, leads to the request and is answered where authorities write: $kind',
    async (email) => {
      const { content, text, button } = await readByAuthority(email, FACTS, buildAuthorityContext());

      expect(content.subject).toContain('A-7KQM-2XRB');
      expect(text).toContain('Our reference: A-7KQM-2XRB');
      expect(text).toContain('Your reference: ACM/26/1234');
      expect(text).toContain('Hello,');
      expect(button.startsWith(LINK)).toBe(true);
      expect(content.replyTo?.address).toBe('authorities@rep13.example');
    },
  );

  it.each([authorityAcknowledged, authorityMessage, authorityClosed])(
    'can’t confirm a mailbox unless it is the receipt or a new link: $kind',
    async (email) => {
      const { text } = await readByAuthority(email, FACTS, buildAuthorityContext());
      expect(text).not.toContain('the-code');
    },
  );

  it('says what is missing, with the article, and that it is no hurdle', async () => {
    const context = buildAuthorityContext({ kind: 'information', missing: ['identifiers', 'redress'] });
    const { text, button } = await readByAuthority(authorityReceipt, FACTS, context);

    expect(text).toContain('the account names or identifiers (Article 10(2)(a)(iii)), the redress available');
    expect(text).toContain('We work on it all the same');
    expect(text).toContain('Opening it changes nothing');
    expect(button).toBe(`${LINK}.the-code`);
  });

  it('says nothing of what is missing where all is there', async () => {
    const { text } = await readByAuthority(authorityReceipt, FACTS, buildAuthorityContext());
    expect(text).not.toContain('We did not find');
  });
});
