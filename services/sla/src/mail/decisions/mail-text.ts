import type { InboundMail } from '../inbound-mail.entity.ts';

const NO_TEXT = '(This mail has no text.)';

type Texts = Pick<InboundMail, 'text' | 'quoted' | 'nested'>;

/** What a mail adds to a conversation: without what it quotes, with the mails that it encloses. */
export const textOf = ({ text, nested }: Texts): string =>
  [text, ...nested.map((inner) => inner.text)].filter((part) => part.trim()).join('\n\n') || NO_TEXT;

/** What an order says: also what is quoted, because it may have been forwarded to us. */
export const wholeTextOf = (mail: Texts): string =>
  textOf({ ...mail, text: [mail.text, mail.quoted ?? ''].filter(Boolean).join('\n\n') });
