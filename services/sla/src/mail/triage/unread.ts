import type { MailContent } from './mail-contents.ts';

/** Of a mail that ends whoever reads it nothing is known but its bytes. */
export const UNREAD: MailContent = {
  facts: {
    read: 'no',
    reason: 'crashed',
    from: null,
    replyTo: [],
    subject: null,
    messageId: null,
    date: null,
    text: '',
    textFrom: 'none',
    otherText: null,
    newText: '',
    quoted: null,
    files: [],
    inline: [],
    nested: [],
    automatic: null,
    isGenerated: false,
    tag: null,
    reference: null,
    answers: [],
    signature: null,
    encrypted: null,
    passed: null,
    tracedAt: null,
    bounce: null,
    warnings: [],
  },
  parts: [],
};
