import {
  AUTHORITY_LANGUAGES,
  ORDER_ELEMENTS,
  type AuthorityLanguage,
} from '@rep13/contracts-authority-requests/constants';
import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import type { Moment } from '@rep13/contracts-constants';
import type { AuthorityMailContext } from './email.ts';
import type { EmailFacts } from './email-facts.ts';
import { facts, paragraph, type Block } from './email-content.ts';
import { withTag } from '../mailbox.ts';
import { formatTime } from './formats.ts';
import type { CodeOf } from './with-codes.ts';

/** What a mail to an authority is about. */
export interface AuthorityMailFacts extends EmailFacts {
  readonly reference: string;
}

/** In which language its authority reads; English of an sla of before, and of one that knows more languages than we. */
export const languageOf = ({ conversationLanguage }: AuthorityMailContext['request']): AuthorityLanguage =>
  AUTHORITY_LANGUAGES.find((language) => language === conversationLanguage) ?? 'en';

/** The words of the mails to this authority. */
export const textsOf = ({ request }: Pick<AuthorityMailContext, 'request'>) => LETTERS[languageOf(request)];

/** A moment as this authority reads it. */
export const timeIn = (context: AuthorityMailContext, moment: Date | Moment): string =>
  formatTime<Date | Moment>(moment, textsOf(context).locale);

/** What was done about it, as far as it is recorded; why stands on its page alone. */
export function outcomeOf(context: AuthorityMailContext): Block[] {
  const { outcome, effectAt } = context.request;
  if (!outcome) return [];
  return [paragraph(textsOf(context).matter.outcome(outcome, effectAt && timeIn(context, effectAt)))];
}

/** What it lacks, each with its article. */
export function missingLabels(context: AuthorityMailContext): string {
  const { kind, missing } = context.request;
  const { element } = textsOf(context).matter;
  const articleOf = (name: string) => ORDER_ELEMENTS[kind].find((each) => each.name === name)?.article;
  return missing.map((name) => element(name, articleOf(name))).join(', ');
}

/** For an order in a language that was not declared when it came: what is to be translated, and into what. */
export function missingTranslation(context: AuthorityMailContext): Block[] {
  const { kind, translation, declaredLanguages = [] } = context.request;
  if (translation !== 'missing' || kind === 'general') return [];
  const { matter, names } = textsOf(context);
  const languages = declaredLanguages.map(names.language).join(', ');
  return [paragraph(matter.translation(kind === 'act' ? '9(2)' : '10(2)', languages))];
}

/** How both sides call the matter. */
export function matterFacts(context: AuthorityMailContext, ...more: [string, string][]): Block {
  const { request } = context;
  const { ourReference, yourReference } = textsOf(context).matter;
  return facts(
    [ourReference, request.reference],
    ...(request.ownReference ? [[yourReference, request.ownReference] as const] : []),
    ...more,
  );
}

/** Where the request is read; with `confirming` the link also proves the mailbox, once its button is pressed. */
export const linkTo = (context: AuthorityMailContext, confirming = false): string => {
  const { reference, token, confirmCode } = context.request;
  const key = confirming ? `${token}.${confirmCode}` : token;
  return context.links.authorityRequest(reference, key, languageOf(context.request));
};

/** What is typed on the page of the request where a mail's link does not open. */
export const codeBesideKey =
  ({ code }: AuthorityMailContext['request']): CodeOf =>
  (url) => {
    const [page = '', key] = url.split('#');
    return code && key ? { page, code } : undefined;
  };

/**
 * In whose language it is written, and where answers go: to where authorities write, with the tag by which an answer finds
 * its order.
 */
export function toAuthority({ request, entity }: AuthorityMailContext) {
  const { replyTag, inReplyTo, hasNoTaggedAddress } = request;
  return {
    language: languageOf(request),
    replyTo: {
      name: entity.brand,
      // As it is without a tag, as of an sla of before, and where no mail to a tagged address arrives.
      address:
        replyTag && !hasNoTaggedAddress ? withTag(entity.authorityEmail, replyTag) : entity.authorityEmail,
    },
    ...(replyTag && { replyTag }),
    ...(inReplyTo && { inReplyTo }),
  };
}
