import { AUTHORITY_RESPONSE_HOURS, legalDaysNote, SAMPLE_NOTE } from '@rep13/contracts-constants';
import { AUTHORITY_LINK_DAYS, type MissingElementName, type OrderOutcome } from '../../constants/index.ts';

/** Round every mail: how it begins, who writes, and what is typed where its link does not open. */
const frame = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  about: (reference: string) => `About the request ${reference}`,
  contact: (email: string, phone: string, hours: string) => `${email}, ${phone} (${hours})`,
  daysCounted: (timeZone: string) => legalDaysNote(timeZone),
  sample: SAMPLE_NOTE,
  code: (page: string, code: string) =>
    `If the link does not open, go to ${page} and enter the code ${code}.`,
};

/** What several of the mails say. */
const matter = {
  ourReference: 'Our reference',
  yourReference: 'Your reference',
  received: 'Received',
  key: 'Anyone with this link can read and answer for you. Share it with care.',
  hurry: (phone: string) => `In a hurry: ${phone}.`,
  outcome: (outcome: OrderOutcome, at: string | null) => `${OUTCOMES[outcome]}${at ? `, on ${at}` : ''}.`,
  /** One element that lacks, with its article. */
  element: (name: MissingElementName, article: string | undefined) =>
    `${ELEMENTS[name]} (Article ${article})`,
  translation: (article: string, languages: string) =>
    `It is in a language in which we have not declared to take orders. Please send a translation of at least the elements in points (a) and (b) of Article ${article} into one of these: ${languages} (Article ${article}(c)).`,
};

const OUTCOMES: Record<OrderOutcome, string> = {
  given: 'Effect was given to your order',
  partly: 'Effect was given to a part of your order',
  refused: 'No effect was given to your order',
};

const ELEMENTS: Record<MissingElementName, string> = {
  legalBasis: 'the legal basis',
  reasons: 'the statement of reasons',
  urls: 'the exact address of the content',
  identifiers: 'the account names or identifiers',
  redress: 'the redress available',
  effectTo: 'who must be informed of the effect',
  scope: 'the territorial scope',
};

const receipt = {
  subject: (reference: string) => `${reference}: we have received your request`,
  preview: (at: string) => `It reached us on ${at}.`,
  heading: 'We have received your request',
  received: (name: string) =>
    `${name}, legal representative under Article 13 of Regulation (EU) 2022/2065, has received your request.`,
  wasAcknowledged: (at: string) => `A person acknowledged it on ${at}.`,
  isAcknowledgedBy: (due: string) =>
    `A person acknowledges it within ${AUTHORITY_RESPONSE_HOURS} hours of its receipt: by ${due}.`,
  isLate: (due: string) => `A person was to acknowledge it by ${due} and has not yet. We are sorry.`,
  missing: (elements: string) =>
    `We could not find in it: ${elements}. We are working on your request anyway; you can add what is missing by the link.`,
  /** Of a mail, which nobody has read when its receipt leaves. */
  unread: (elements: string) =>
    `An order states: ${elements}. If your email lacks any of these, you can add it by the link; we are working on your request meanwhile.`,
  button: 'Follow your request',
  confirm: (phone: string) =>
    `Opening it changes nothing; on the page a button confirms that this mailbox has sent the request. If you have sent none, please tell us: ${phone}.`,
};

const acknowledged = {
  subject: (reference: string) => `${reference}: we are working on your request`,
  preview: 'A member of our team is on it.',
  heading: 'We are working on your request',
  text: 'A person has taken your request up. We write to you again as soon as there is an answer.',
  at: 'Acknowledged',
  button: 'See how it stands',
};

const answered = {
  subject: (reference: string) => `${reference}: your request is answered`,
  preview: 'The representative has answered.',
  heading: 'Your request is answered',
  text: 'The representative has answered. The full answer is on the page of your request.',
  button: 'Read the answer',
};

const closed = {
  subject: (reference: string) => `${reference}: your request is closed`,
  preview: 'See the outcome on its page.',
  heading: 'Your request is closed',
  text: `We have closed your request. What we wrote to you about it can be read by your link for ${AUTHORITY_LINK_DAYS} more days.`,
  button: 'See the outcome',
  open: (email: string) => `If something is open, please send a new request, or write to ${email}.`,
};

const link = {
  subject: (reference: string) => `${reference}: a new link to your request`,
  preview: 'The link that you had before works until you use this one.',
  heading: 'A new link to your request',
  text: 'Somebody asked for a new link to your request. Here it is. The one that you had before works until you use this one.',
  button: 'Open your request',
  notAsked: (phone: string) => `If no one at your authority requested it, please call us: ${phone}.`,
};

const message = {
  subject: (reference: string) => `${reference}: there is a message for you`,
  preview: 'To keep it confidential we do not repeat it in this email.',
  heading: 'There is a message for you',
  text: 'We have written to you about your request. To keep it confidential we do not repeat it in this email: please read it by your link. You can answer there, with files.',
  button: 'Read the message',
};

const reminder = {
  subject: (reference: string) => `${reference}: we wait for your answer`,
  preview: 'We have asked you something about your request.',
  heading: 'We wait for your answer',
  text: 'We have asked you something about your request and have no answer yet. To keep it confidential we do not repeat it in this email: please read it by your link, and answer there.',
  missing: (elements: string) => `Your request still lacks: ${elements}.`,
  due: 'Please answer by',
  button: 'Read and answer',
};

/** The mails to authorities, a part a mail. */
export const letters = {
  locale: 'en-GB',
  frame,
  matter,
  receipt,
  acknowledged,
  answered,
  closed,
  link,
  message,
  reminder,
};
