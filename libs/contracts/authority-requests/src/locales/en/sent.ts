/** What is read once an order was taken. */
export const sent = {
  title: 'We have your order',
  reference: 'Our reference',
  missing: 'It lacks, by the Digital Services Act:',
  /** In front of the declared languages. */
  translation:
    'Its language is none that we take orders in, so it needs a translation of at least the elements in points (a) and (b) of Article 9(2) or 10(2) into one of these:',
  missingNext: 'You can send it through the link below. The clock of your order is already running.',
  link: {
    title: 'Your private link',
    address: 'Its address',
    hint: 'Anyone with this link can read and answer. Keep it private. It is also in the receipt we email you.',
    copy: 'Copy the link',
    open: 'Open it',
    afterFiles: 'It can be opened here once the files have arrived.',
  },
  files: 'Files',
  next: 'What happens next',
  steps: (hours: number, days: number) => [
    'Now: we mail you a receipt with this link. Please confirm your address in that email.',
    `Within ${hours} hours: a person reads the order and acknowledges it, at night and on holidays too.`,
    'Then: we pass it on to the provider, unless it must not know, and tell you what was done and when.',
    `At the end: the link works for another ${days} days after the request is closed.`,
  ],
  another: 'Send another order',
  leaving: 'Files are still on their way.',
};
