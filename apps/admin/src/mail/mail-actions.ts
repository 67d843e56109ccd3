/** What may be done with a mail, and by which key. */
export const MAIL_ACTIONS = {
  order: { key: 'n', label: 'Make an order' },
  attach: { key: 'a', label: 'Add to an order' },
  ignore: { key: 'i', label: 'Ignore' },
  answer: { key: 'r', label: 'Answer' },
  reopen: { key: 'u', label: 'Let it wait again' },
  list: { key: 'o', label: 'Back to the mails' },
} as const;

export type MailAction = keyof typeof MAIL_ACTIONS;
