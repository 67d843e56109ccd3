import type { OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import type { AuthorityMailContext } from './email.ts';
import type { EmailFacts } from './email-facts.ts';
import { facts, paragraph, type Block } from './email-content.ts';
import { formatTime } from './formats.ts';
import type { CodeOf } from './with-codes.ts';

/** What a mail to an authority is about. */
export interface AuthorityMailFacts extends EmailFacts {
  readonly reference: string;
}

const OUTCOMES: Record<OrderOutcome, string> = {
  given: 'Effect was given to your order',
  partly: 'Effect was given to a part of your order',
  refused: 'No effect was given to your order',
};

/** What was done about it, as far as it is recorded; why stands on its page alone. */
export function outcomeOf({ request: { outcome, effectAt } }: AuthorityMailContext): Block[] {
  if (!outcome) return [];
  return [paragraph(`${OUTCOMES[outcome]}${effectAt ? `, on ${formatTime(effectAt)}` : ''}.`)];
}

/** For an order in a language that was not declared when it came: what is to be translated, and into what. */
export function missingTranslation({ request }: AuthorityMailContext): Block[] {
  const { kind, translation, declaredLanguages = [] } = request;
  if (translation !== 'missing' || kind === 'general') return [];
  const article = kind === 'act' ? '9(2)' : '10(2)';
  return [
    paragraph(
      `It is in a language in which we have not declared to take orders. Please send a translation of at least the elements in points (a) and (b) of Article ${article} into one of these: ${declaredLanguages.join(', ')} (Article ${article}(c)).`,
    ),
  ];
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

/** What is typed on the page of the request where a mail's link does not open. */
export const codeBesideKey =
  ({ code }: AuthorityMailContext['request']): CodeOf =>
  (url) => {
    const [page = '', key] = url.split('#');
    return code && key ? { page, code } : undefined;
  };

/** Answers go where authorities write to. */
export const answersTo = ({ entity }: AuthorityMailContext) => ({
  name: entity.brand,
  address: entity.authorityEmail,
});

/** Who has the link reads and writes for the authority. */
export const KEY =
  'The link is a key to this matter: who has it reads it and writes for you. Hand it on with care.';
