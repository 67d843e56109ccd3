import { AUTHORITY_LINK_DAYS } from '../../constants/index.ts';

/** `/authorities/r/:reference`: what an authority reads of its own request, by its private link. */
export const request = {
  title: 'Your request',
  kicker: 'Your request to us',
  key: 'Anyone with the link that you opened can read and answer, so keep it private. It is no longer in the address of this page; to come back, open it from our email.',
  facts: {
    reference: 'Our reference',
    ownReference: 'Your reference',
    authorityName: 'Authority',
    kind: 'Kind',
    target: 'About',
    deadlineAt: 'Answer due by',
  },
  kinds: {
    act: 'Order to act, Article 9',
    information: 'Order to provide information, Article 10',
    general: 'Other',
  },
  figures: 'Save the figures of this answer (JSON)',
  steps: {
    title: 'Status',
    received: 'Received',
    acknowledged: 'Acknowledged by a person',
    in_progress: 'In progress',
    awaiting_authority: 'Waiting for you',
    answered: 'Answered',
    closed: 'Closed',
    /** What was done about it, per outcome; before the time, where one is known. */
    outcomes: {
      given: 'Effect was given',
      partly: 'Effect was given to a part of it',
      refused: 'No effect was given',
    },
    /** An answer of which nothing more is known. */
    answeredOnly: 'The representative has answered.',
    why: 'Why',
    places: { done: 'done', current: 'now', ahead: 'to come' },
    /** Before the time until which it is promised. */
    by: 'by',
    waiting: 'We have a question for you, below. We continue once you have answered.',
  },
  missing: {
    title: 'What is missing',
    lead: 'The Digital Services Act asks for this, and your order does not say it:',
    action: 'Write it now',
  },
  translation: {
    title: 'A translation is missing',
    /** In front of the declared languages. */
    lead: 'Your order is in a language that we do not take orders in. Please send a translation of at least these elements into one of these:',
    action: 'Write it now',
    /** Begins the message. */
    begin: 'Translation:',
    term: 'Translation',
    enclosed: 'Is there',
    missing: 'Is missing',
  },
  confirm: {
    title: 'Is this your address?',
    text: 'You opened the link out of our receipt. If your authority sent this order, please say so: then we know that somebody reads its mailbox.',
    action: 'Confirm that this is our address',
    pending: 'Confirming',
    done: 'Thank you. The address is confirmed.',
    refused: 'This link no longer works. Please open the one in our latest email to you.',
    noAnswer: 'It could not be confirmed just now. Please try again.',
  },
  order: {
    title: 'Your order as you filed it',
    lead: 'Word for word, for your file. Nothing of it can be changed here; add to it by a message.',
    kind: 'Kind',
    target: 'About',
    received: 'Received',
    yes: 'Yes',
    print: 'Print this page',
  },
  conversation: {
    title: 'Messages',
    none: 'Nothing was written yet. Our questions and answers appear here; we email you when there is one.',
    byMailAlone:
      'You are in the browser that sent this request. You can add to it here. Our answers open only through the link in our mail, so that nobody but your office reads them.',
    us: 'We',
    you: 'You',
    filesOfRequest: 'Files that came with your request',
    save: (file: string) => `Save ${file}`,
    fileFailed: (file: string) => `${file} could not be fetched. Please try again.`,
  },
  reply: {
    title: 'Write to us',
    label: 'Message',
    hint: 'What you type stays in this tab until it is sent.',
    files: 'Files',
    filesHint:
      'PDF, Word, OpenDocument, plain text, picture (png, jpg), mail (eml), table (csv, xlsx) or signed file (p7m, asice), 25 MB each.',
    chooseFiles: 'Choose files',
    submit: 'Send the message',
    pending: 'Sending',
    wait: 'Files are still on their way',
    sent: 'Your message is sent.',
    noAnswer: 'Your message was not sent; it is still here. Please try again.',
    tooMany: 'That was too much at once. Please wait a minute and send it again; it is still here.',
    /** After the end of one that goes on when its authority writes. */
    reopens: 'This request is closed. If you write to us, it is opened again.',
    /** Before our mailbox for authorities. */
    closed: 'This request is closed and takes no more messages. Please write to',
    /** The mandate has ended, and the time after it. */
    noMandate:
      'We no longer represent this provider, and the time in which we still take orders about it is over. Please write to the provider itself or to its present representative. Your message is still here.',
  },
  over: {
    title: 'This link opens nothing',
    lead: `It is mistyped or incomplete, a newer one has taken its place, or its time is over: a link ends ${AUTHORITY_LINK_DAYS} days after the request was closed.`,
    action: 'Mail a new link',
    pending: 'Asking',
    /** The same whether there is such a request or not. */
    asked:
      'If there is such a request, a new link is on its way to the address that it was sent from, and to no other. Earlier links work until it is used.',
    tooMany: 'You have asked for many links in a short time. Please wait an hour, or call us.',
    noAnswer: 'Nobody answered. Please try again.',
    code: {
      action: 'Use the code',
      wrong: 'This code opens nothing. Compare it with our latest email about this request.',
    },
  },
};
