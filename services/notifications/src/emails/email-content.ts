import type { AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';

/** For where a link does not open: what is typed on the page that it leads to. */
export interface TypedCode {
  /** The link's page, without what stands behind the `#`. */
  readonly page: string;
  readonly code: string;
  /** Typed with it, where the page does not know whose code it is. */
  readonly clientId?: string;
}

export interface Link {
  /** What happens on a click: begins with a verb. */
  readonly label: string;
  readonly url: string;
  /** Added to every link that has one, when the mail is written (`with-codes.ts`). */
  readonly typed?: TypedCode;
}

/** One thing to do, in a numbered list. */
export interface Step {
  /** Begins with a verb; leads to `url` where there is one. */
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly typed?: TypedCode;
}

/** A piece of a mail's body. The layout decides how it looks as HTML and as plain text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'button'; readonly link: Link }
  /** A remark in softer ink. */
  | { readonly kind: 'note'; readonly text: string }
  /** To be copied as it is, line breaks and markup included. */
  | { readonly kind: 'copyable'; readonly title: string; readonly text: string }
  /** Somebody else's words, with their line breaks. */
  | { readonly kind: 'quote'; readonly lines: readonly string[] };

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** One mail as data, without any markup: its HTML and its plain text are made of it. */
export interface EmailContent {
  readonly subject: string;
  /** The line that inboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly attachments?: readonly Attachment[];
  /** Of all its words; English where it is not said. */
  readonly language?: AuthorityLanguage;
  /** Who an answer goes to; without it, support. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Part of its Message-ID, so that an answer or a bounce finds what it is about. */
  readonly replyTag?: string;
  /** The Message-ID, in angle brackets, of the mail that it answers (RFC 5322, 3.6.4). */
  readonly inReplyTo?: string;
  /** A machine answers a mail with it, in fixed words (RFC 3834, 5). */
  readonly isAutoReply?: boolean;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const facts = (...pairs: (readonly [label: string, value: string])[]): Block => ({
  kind: 'facts',
  facts: pairs,
});
export const steps = (...list: Step[]): Block => ({ kind: 'steps', steps: list });
export const button = (link: Link): Block => ({ kind: 'button', link });
export const quote = (text: string): Block => ({
  kind: 'quote',
  lines: text.split(/\r\n|[\n\r\u2028\u2029]/),
});
export const copyable = (title: string, text: string): Block => ({ kind: 'copyable', title, text });
export const note = (text: string): Block => ({ kind: 'note', text });
