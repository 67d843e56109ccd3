import type { Email, EmailFacts, Desk } from '../src/emails/email.ts';
import { renderText } from '../src/emails/layout/render-text.ts';
import type { Letter } from '../src/emails/letter.ts';
import type { LinkClaims, LinkPurpose } from '@rep13/service-kit';
import { signedLinks } from './builders.ts';

/** A letter and its words as the addressee reads them in plain text. */
export interface ReadLetter {
  readonly letter: Letter;
  readonly text: string;
  /** Where the mail's one button leads. */
  readonly button: string;
}

export async function read<F extends EmailFacts>(email: Email<F>, facts: F, desk: Desk): Promise<ReadLetter> {
  const letter = await email.write(facts, desk);
  if (!letter) throw new Error(`there was nothing to say in ${email.kind}`);
  const { legalContactName: name, legalContactEmail: address, companyName } = desk.party;
  const buttons = letter.blocks.flatMap((block) => (block.kind === 'button' ? [block.link.url] : []));
  if (buttons.length !== 1) throw new Error(`a mail has one button, ${email.kind} has ${buttons.length}`);
  return { letter, text: renderText(letter, { name, address, companyName }), button: buttons[0] ?? '' };
}

/** What the token in a link's fragment stands for. */
export function claimsOf(url: string, purpose: LinkPurpose): LinkClaims | undefined {
  const token = new URL(url).hash.replace(/^#\w+=/, '');
  return signedLinks.verify(token, purpose);
}
