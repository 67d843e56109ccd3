import type { TimelineEntryView } from '@rep13/contracts-onboarding';

type Entry = Pick<TimelineEntryView, 'eventType' | 'agreementNumber' | 'ticketNumber'>;

/** By the type of the event without its version: a later version of it means the same to a person. */
const LABELS: Record<string, (number: string) => string> = {
  'onboarding.signup.registered': () => 'You registered your company.',
  'onboarding.payment.completed': () => 'You paid the yearly fee.',
  'onboarding.payment.failed': () => 'Your bank did not carry out a payment.',
  'onboarding.subscription.renewed': () => 'You paid for another year.',
  'onboarding.fee-change.announced': () => 'We told you of another fee.',
  'onboarding.subscription.overdue': () => 'We told you that the fee of the next year is unpaid.',
  'onboarding.payment-hold.set': () =>
    'The fee was overdue for 30 days: signing and provider information wait until it is paid.',
  'onboarding.payment-hold.lifted': () => 'The overdue fee was paid.',
  'onboarding.subscription.cancelled': () => 'Your subscription was cancelled.',
  'onboarding.subscription.resumed': () => 'You took your cancellation back.',
  'onboarding.subscription.ended': () => 'Your subscription ended.',
  'onboarding.refund.made': () => 'A fee was refunded to you.',
  'onboarding.refund.failed': () => 'A refund did not reach you: your bank sent it back to us.',
  'agreements.agreement.signed': (number) => `You signed the agreement ${number}.`,
  'agreements.mandate.began': () => 'Your mandate is in force: we represent you.',
  'agreements.mandate.ending': () => 'Notice was given for your mandate.',
  'agreements.mandate.notice-withdrawn': () => 'The notice for your mandate was taken back.',
  'agreements.mandate.run-off-began': () => 'Your mandate ended, and its run-off began.',
  'agreements.mandate.ended': () => 'The run-off of your mandate is over.',
  'agreements.contact-point.designated': () => 'You made us your point of contact for authorities.',
  'agreements.contact-point.withdrawn': () => 'You withdrew us as your point of contact for authorities.',
  'agreements.designation.signed': () => 'The letter to the coordinator was signed.',
  'agreements.designation.sent': () => 'We sent a letter to the coordinator.',
  'agreements.designation.acknowledged': () => 'The coordinator acknowledged our letter.',
  'agreements.designation.returned': () => 'A letter to the coordinator came back.',
  'onboarding.profile-change.asked': () => 'A change to your details was requested.',
  'onboarding.profile.changed': () => 'Your details were changed.',
  'onboarding.profile-change.refused': () => 'We could not make a change of your details.',
  'onboarding.profile-change.stopped': () => 'Your legal contact stopped a change of your details.',
  'onboarding.profile-change.withdrawn': () => 'You withdrew a change of your details.',
  'onboarding.client-account.activated': () => 'Your account became active.',
  'onboarding.client-account.locked': () => 'Your account was locked after too many wrong passwords.',
  'onboarding.client-account.suspended': () => 'We suspended your account.',
  'onboarding.client-account.reactivated': () => 'We ended the suspension of your account.',
  'onboarding.client-account.reset-requested': () =>
    'Somebody asked for a new password. The link goes to your legal contact.',
  'onboarding.client-account.password-changed': () => 'Your password was changed.',
  'onboarding.provider-information.saved': () => 'Your provider information was saved.',
  'onboarding.publication.seen': () => 'Your website shows the details of your representative.',
  'onboarding.publication.missing': () =>
    'We did not find all details of your representative on your website.',
  'sla.ticket.opened': (number) => `We recorded the order ${number}.`,
  'sla.ticket.reported-by-client': (number) => `You reported an authority's order to us: ${number}.`,
  'sla.ticket.life-at-risk-reported': (number) =>
    `You told us of a suspected threat to life or safety: ${number}.`,
  'sla.ticket.acknowledged': (number) => `We acknowledged the order ${number} to the authority.`,
  'sla.ticket.forwarded': (number) => `We forwarded the order ${number} to you.`,
  'sla.ticket.read-by-client': (number) => `You told us that you had read the order ${number}.`,
  'sla.ticket.message-sent': (number) => `A message about the order ${number} was sent.`,
  'sla.ticket.client-reminded': (number) => `We reminded you of the order ${number}.`,
  'sla.ticket.client-answer-missed': (number) => `Your answer to the order ${number} was not there in time.`,
  'sla.ticket.user-notice-set': (number) =>
    `The authority said whether the user concerned may know of the order ${number}.`,
  'sla.ticket.user-notification-recorded': (number) =>
    `You told us whether the user concerned knows of the order ${number}.`,
  'sla.ticket.user-notification-reminded': (number) =>
    `We reminded you to tell the user concerned of the order ${number}.`,
  'sla.ticket.responded': (number) => `We answered the authority about the order ${number}.`,
  'sla.ticket.breached': (number) => `We did not acknowledge the order ${number} within 24 hours.`,
  'sla.ticket.closed': (number) => `Order ${number} closed.`,
};

/** One thing that happened to the account, in a sentence. */
export function timelineLabel({ eventType, agreementNumber, ticketNumber }: Entry): string {
  const label = LABELS[eventType.replace(/\.v\d+$/, '')];
  // A type that only a later server knows is still told, by its own name.
  return label?.(agreementNumber ?? ticketNumber ?? '') ?? `Recorded: ${eventType}.`;
}
