import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import type { Block, EmailContent, TypedCode } from './email-content.ts';
import { singleLine } from './single-line.ts';

/** What is typed instead of a link; undefined of one that anybody may open. */
export type CodeOf = (url: string) => TypedCode | undefined;

/**
 * The mail with a code beside each link that brings a token: mail filters break such links, and a link asked for anew
 * would be broken as well.
 */
export const withCodes = (content: EmailContent, codeOf: CodeOf): EmailContent => ({
  ...content,
  blocks: content.blocks.map((block) => withCode(block, codeOf)),
});

function withCode(block: Block, codeOf: CodeOf): Block {
  if (block.kind === 'button') return { ...block, link: { ...block.link, typed: codeOf(block.link.url) } };
  if (block.kind !== 'steps') return block;
  return {
    ...block,
    steps: block.steps.map((step) => ({ ...step, typed: step.url ? codeOf(step.url) : undefined })),
  };
}

/** In words, for both forms of a mail. Only clients type an ID with it, whose mails are English. */
export const codeSentence = (
  { page, code, clientId }: TypedCode,
  language: AuthorityLanguage = 'en',
): string =>
  clientId
    ? `If the link does not open, go to ${page} and enter your Client ID ${singleLine(clientId)} and the code ${code}.`
    : LETTERS[language].frame.code(page, code);
