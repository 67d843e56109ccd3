import type { AuthorityMailContext } from './email.ts';
import type { EmailFacts } from './email-facts.ts';
import { facts, type Block } from './email-content.ts';

/** What a mail to an authority is about. */
export interface AuthorityMailFacts extends EmailFacts {
  readonly reference: string;
}

/** How both sides call the matter. */
export const matterFacts = ({ request }: AuthorityMailContext, ...more: [string, string][]): Block =>
  facts(
    ['Our reference', request.reference],
    ...(request.ownReference ? [['Your reference', request.ownReference] as const] : []),
    ...more,
  );

/** Where the request is read; with `confirming` the link also proves the mailbox, once its button is pressed. */
export const linkTo = ({ request, links }: AuthorityMailContext, confirming = false): string =>
  links.authorityRequest(request.reference, request.token, confirming ? request.confirmCode : undefined);

/** Answers go where authorities write to. */
export const answersTo = ({ entity }: AuthorityMailContext) => ({
  name: entity.brand,
  address: entity.authorityEmail,
});

/** Who has the link reads and writes for the authority. */
export const KEY =
  'The link is a key to this matter: who has it reads it and writes for you. Hand it on with care.';
