import type { AuditLogView } from '@rep13/contracts-onboarding';

type Data = AuditLogView['eventData'];

/** What an event of this name is about, called as staff calls it. */
const SUBJECTS: Readonly<Record<string, readonly [words: string, number: string]>> = {
  ticket: ['Order', 'ticketNumber'],
  'authority-request': ['Request', 'reference'],
  mandate: ['Mandate', 'registerNumber'],
  certificate: ['Certificate of mandate', 'registerNumber'],
  agreement: ['Agreement', 'agreementNumber'],
  invoice: ['Invoice', 'number'],
  'invoice-pdf': ['PDF of invoice', 'number'],
  'admin-user': ['Staff account', 'adminUserId'],
  'client-account': ['Client account', 'clientId'],
};

/** Events whose names do not read as a sentence; `%` stands for what the event is about. */
const SENTENCES: Readonly<Record<string, string>> = {
  'ticket.breached': '% was not acknowledged within 24 hours',
  'ticket.warned': '% has not been acknowledged yet: staff was warned',
  'ticket.awaiting-authority': '% waits for the authority',
  'ticket.answer-warned': 'The deadline of % comes near',
  'ticket.answer-missed': 'The deadline of % was missed',
  'ticket.client-answer-missed': "The client's answer to % was not there in time",
  'ticket.client-reminded': 'The client was reminded of %',
  'ticket.read-by-client': 'The client has read %',
  'ticket.message-sent': 'A message about % was sent',
  'ticket.note-added': 'A note for staff was added to %',
  'ticket.file-added': 'A file was added to %',
  'ticket.deadline-set': 'The deadline of % was set',
  'ticket.do-not-inform-lifted': 'The client may be told of % now',
  'authority-request.link-renewed': 'The authority got a new link to %',
  'authority-request.sender-confirmed': 'The authority confirmed the address of %',
  'authority-request.marked-spam': '% came from no authority',
  'mandate.began': '% began',
  'mandate.ending': 'Notice of the end of % was given',
  'mandate.run-off-began': '% ended, its run-off began',
  'mandate.client-changed': 'The client of % changed its details',
  'agreement.seal-delayed': 'The seal of % is delayed',
  'agreement.pdf-stored': 'The PDF of % was stored',
  'billing.changed': 'Who the invoices are for was changed',
  'billing-task.opened': 'Something about money has to be settled',
  'billing-task.finished': 'Something about money was settled',
  'payment-hold.set': 'Signing and provider information are on hold until the fee is paid',
  'payment-hold.lifted': 'The hold for the unpaid fee was lifted',
  'refund.made': 'A fee was paid back',
  'subscription.overdue': 'The yearly fee is unpaid',
  'subscription.renewal-due': 'The client was reminded of the renewal',
  'sign-in.succeeded': 'Somebody signed in',
  'sign-in.failed': 'A sign-in failed',
  'list.exported': 'A list was exported',
  'client-file.read': "Somebody of staff looked at a client's file",
  'request.refused': 'A request was refused',
  'request.more-refused': 'More requests were refused',
  'approval.glass-broken': 'A step for two was taken by one',
  'retention.carried-out': 'What has had its time was deleted',
  'on-call.changed': 'Who is on call was changed',
  'authority.kept': 'An authority was put into the directory',
  'authority.removed': 'An authority was taken out of the directory',
  'letter.not-mailed': 'A letter could not be mailed',
  'publication.seen': "The details were found on the client's website",
  'publication.missing': "The details were not found on the client's website",
  'designation.sending-began': 'The sending of a letter to a coordinator began',
  'designation.overdue': 'A coordinator has not answered in time',
  'provider-information.update-due': 'The provider information has to be looked through again',
};

/** One thing that happened, in a sentence. An event that only a later server knows is told by its own name. */
export function auditSentence({
  eventType,
  eventData,
}: Pick<AuditLogView, 'eventType' | 'eventData'>): string {
  const [, thing = '', done = ''] = eventType.split('.');
  const subject = subjectOf(thing, eventData);
  const sentence = SENTENCES[`${thing}.${done}`];
  if (sentence) return `${capital(sentence.replace('%', subject))}.`;
  const words = done.replaceAll('-', ' ');
  return capital(/^\w+$/.test(words) ? `${subject} was ${words}.` : `${subject}: ${words}.`);
}

function subjectOf(thing: string, data: Data): string {
  const [words = thing.replaceAll('-', ' '), number = ''] = SUBJECTS[thing] ?? [];
  const value = data[number];
  const known = typeof value === 'string' || typeof value === 'number' ? ` ${value}` : '';
  return `${decapital(words)}${known}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const decapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
