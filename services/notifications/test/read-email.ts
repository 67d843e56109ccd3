import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import type { LinkClaims, LinkPurpose } from '@rep13/service-kit';
import type {
  AuthorityEmail,
  AuthorityMailContext,
  ClientMailContext,
  ClientEmail,
  ClientEmailFacts,
  EmailFacts,
  InternalMailContext,
  InternalEmail,
} from '../src/emails/email.ts';
import { renderText } from '../src/emails/layout/render-text.ts';
import { buildProfileChange } from './builders.ts';
import type { EmailContent } from '../src/emails/email-content.ts';
import {
  authorityAddressee,
  changeAddressee,
  clientAddressee,
  colleagueAddressee,
  internalAddressee,
} from '../src/sending/addressees.ts';
import { signedLinks, STAFF } from './builders.ts';

/** An email and its words as the addressee reads them in plain text. */
export interface ReadLetter {
  readonly content: EmailContent;
  readonly text: string;
  /** Where the mail's one button leads; empty if it has none. */
  readonly button: string;
}

export async function read<F extends ClientEmailFacts>(
  email: ClientEmail<F>,
  facts: NoInfer<F>,
  context: ClientMailContext,
): Promise<ReadLetter> {
  const content = await email.write(facts, context);
  const { to } = email;
  const addressee =
    to === 'new-address' || to === 'contact-before-change'
      ? changeAddressee({ to, field: facts.field }, buildProfileChange(), context.party)
      : clientAddressee(to, context.party);
  return {
    content,
    text: renderText(content, addressee, context.entity),
    button: buttonOf(content),
  };
}

export async function readInternal<F extends EmailFacts>(
  email: InternalEmail<F>,
  facts: NoInfer<F>,
  context: InternalMailContext,
): Promise<ReadLetter> {
  const content = await email.write(facts, context);
  if (!content) throw new Error(`${email.kind} says nothing`);
  const addressee =
    email.to === 'colleague'
      ? colleagueAddressee({ username: 'grace', email: 'grace@rep13.example' }, SAMPLE_LEGAL_ENTITY)
      : internalAddressee(email.to === 'support' ? 'support' : 'staff', STAFF, SAMPLE_LEGAL_ENTITY);
  return { content, text: renderText(content, addressee, SAMPLE_LEGAL_ENTITY), button: buttonOf(content) };
}

export async function readByAuthority<F extends EmailFacts>(
  email: AuthorityEmail<F>,
  facts: NoInfer<F>,
  context: AuthorityMailContext,
): Promise<ReadLetter> {
  const content = await email.write(facts, context);
  if (!content) throw new Error(`${email.kind} says nothing`);
  const addressee = authorityAddressee(context.request);
  if (!addressee) throw new Error(`${context.request.reference} has no address`);
  const text = renderText(content, addressee, context.entity);
  return { content, text, button: buttonOf(content) };
}

function buttonOf({ blocks, subject }: EmailContent): string {
  const buttons = blocks.flatMap((block) => (block.kind === 'button' ? [block.link.url] : []));
  if (buttons.length > 1) throw new Error(`a mail has one button, "${subject}" has ${buttons.length}`);
  return buttons[0] ?? '';
}

/** What the token in a link's fragment stands for. */
export function claimsOf(url: string, purpose: LinkPurpose): LinkClaims | undefined {
  const token = new URL(url).hash.replace(/^#\w+=/, '');
  return signedLinks.verify(token, purpose);
}
