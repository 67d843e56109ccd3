import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { mailboxOf } from '@rep13/service-kit';
import {
  buildAddressee,
  buildAuthorityMail,
  buildParty,
  PUBLIC_URL,
  signedLinks,
} from '../../test/builders.ts';
import { codeBesideKey } from './authority-mails.ts';
import { button, steps, type EmailContent } from './email-content.ts';
import { renderHtml } from './layout/render-html.ts';
import { renderText } from './layout/render-text.ts';
import { MailLinks, SiteLinks } from './mail-links.ts';
import { withCodes } from './with-codes.ts';

const mail = (...blocks: EmailContent['blocks']): EmailContent => ({
  subject: 'Subject',
  preview: 'Preview',
  heading: 'Heading',
  blocks,
});
const inBothForms = (content: EmailContent) =>
  [renderText, renderHtml].map((render) => render(content, buildAddressee(), SAMPLE_LEGAL_ENTITY));

describe('a mail with a link that brings a token', () => {
  const links = new MailLinks(PUBLIC_URL, signedLinks, buildParty({ accountStatus: 'pending' }));

  it.each([
    ['a button', (url: string) => button({ label: 'Go on', url })],
    ['a step', (url: string) => steps({ title: 'Go on', text: 'So you do.', url })],
  ])('says on which page which code is typed instead of %s', (_what, block) => {
    const { clientId } = buildParty();
    const code = signedLinks.code({
      purpose: 'resume-signup',
      signupId: buildParty().id,
      mailbox: mailboxOf(buildParty().legalContactEmail),
    });
    for (const form of inBothForms(withCodes(mail(block(links.sign())), links.codeBeside)))
      expect(form).toContain(
        `go to ${PUBLIC_URL}/signature/512345678 and enter your Client ID ${clientId} and the code ${code}.`,
      );
  });

  it('has a code beside each kind of link, and another one for each', () => {
    const all = [
      links.pay(),
      links.setUpAccount(),
      links.resetPassword('0190b0a2-7d1c-7000-8000-000000000001', 60),
      links.confirmAddress(7, 'legalContactEmail'),
      links.stopChange(7),
    ];
    const codes = all.map((url) => links.codeBeside(url)?.code);
    expect(new Set(codes).size).toBe(all.length);
    expect(codes).not.toContain(undefined);
  });

  it('says nothing beside a link that anybody may open', () => {
    const [text] = inBothForms(
      withCodes(mail(button({ label: 'Sign in', url: links.signIn() })), links.codeBeside),
    );
    expect(text).not.toContain('does not open');
  });
});

it('a mail to an authority has the code of its request beside the link', () => {
  const request = buildAuthorityMail({ code: 'K7M2Q-X4P9A' });
  const url = new SiteLinks(PUBLIC_URL).authorityRequest(request.reference, `${request.token}.confirm`, 'en');
  for (const form of inBothForms(withCodes(mail(button({ label: 'Follow', url })), codeBesideKey(request))))
    expect(form).toContain(
      `go to ${PUBLIC_URL}/authorities/r/${request.reference} and enter the code K7M2Q-X4P9A.`,
    );
});
