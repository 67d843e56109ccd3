import { buildInternalContext } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { renderHtml } from '../layout/render-html.ts';
import { internalAddressee } from '../../sending/addressees.ts';
import { contactMessage } from './contact-message.email.ts';

describe('the mail with a message of the contact form', () => {
  const facts = { contactMessageId: 7 };

  it('can be answered to the sender', async () => {
    const { content, text } = await readInternal(contactMessage, facts, buildInternalContext());

    expect(content.subject).toBe('Contact form: A question about the fee');
    expect(content.replyTo).toEqual({ name: 'Jane Doe', address: 'jane@acme.example' });
    expect(text).toContain('Hello Rep13 support,');
  });

  it('keeps the lines of the message, and marks them as somebody else’s', async () => {
    const message = 'Hello,\r\n\r\n-- \nRep13 OÜ\u2028second';
    const { text } = await readInternal(
      contactMessage,
      facts,
      buildInternalContext({ message: { message } }),
    );

    expect(text).toContain('> Hello,\n>\n> --\n> Rep13 OÜ\n> second\n');
  });

  it('shows markup as the text it is', async () => {
    const message = '<img src=x onerror=alert(1)> & "more"';
    const { content } = await readInternal(
      contactMessage,
      facts,
      buildInternalContext({ message: { message } }),
    );
    const page = renderHtml(
      content,
      internalAddressee('support', '', SAMPLE_LEGAL_ENTITY),
      SAMPLE_LEGAL_ENTITY,
    );

    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;');
    expect(page).not.toContain('<img src=x');
  });
});
