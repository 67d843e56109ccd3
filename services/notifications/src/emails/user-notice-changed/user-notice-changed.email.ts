import type { UserNotice } from '@rep13/contracts-authority-requests/constants';
import type { Moment } from '@rep13/contracts-constants';
import { TicketUserNoticeSet } from '@rep13/contracts-sla';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface UserNoticeFacts extends ClientEmailFacts {
  readonly ticketId: number;
  readonly ticketNumber: string;
  readonly notice: UserNotice;
  /** Of `later`. */
  readonly from: Moment | null;
  readonly isUserNotified: boolean;
}

/** What the authority says now. */
const heading = ({ notice, from }: UserNoticeFacts): string =>
  ({
    allowed: 'The user concerned may be told',
    later: `The user concerned may be told from ${from ? formatTime(from) : 'a later time'}`,
    'not-yet': 'The user concerned may not be told yet',
  })[notice];

/** What follows for a client that has not told the user. */
const TO_DO: Readonly<Record<UserNotice, string>> = {
  allowed:
    'If effect was given to the order, Articles 9(5) and 10(5) of Regulation (EU) 2022/2065 require you to tell the user now. In the client portal you find a letter that you can send, and one field to say that it was sent.',
  later: 'Please do not tell the user before that time. From then on we remind you of it.',
  'not-yet':
    'Please do not tell the user before the authority allows it. We write to you again when it does.',
};

/** The same for one that has: what is told can't be taken back. */
const ONCE_NOTIFIED: Readonly<Record<UserNotice, string>> = {
  allowed: 'You have told us that the user was told: nothing is left to do.',
  later:
    'You have told us that the user was told already. That can’t be taken back: please tell the user nothing more before that time, and call us if you need to speak about it with the authority. If you have not told the user after all, please correct it in the client portal.',
  'not-yet':
    'You have told us that the user was told already. That can’t be taken back: please tell the user nothing more before the authority allows it, and call us if you need to speak about it with the authority. If you have not told the user after all, please correct it in the client portal.',
};

/** The authority has changed its mind after its order; who was told of the order by its client is told differently. */
export const userNoticeChanged = defineClientEmail<UserNoticeFacts>({
  kind: 'user-notice-changed',
  to: 'legal-contact',
  on: when(TicketUserNoticeSet, ({ signupId, ticketId, ticketNumber, notice, from, clientNews }) => {
    if (signupId === undefined || !clientNews) return undefined;
    const { setAt, isUserNotified } = clientNews;
    return [{ signupId, ticketId, ticketNumber, notice, from, isUserNotified }, `${ticketId}:${setAt}`];
  }),
  write: (given, { party, links, entity }) =>
    Promise.resolve({
      subject: `${given.ticketNumber}: what the authority now says of telling the user`,
      preview: `${heading(given)}.`,
      heading: heading(given),
      blocks: [
        paragraph(
          `The authority has said, after its order about ${party.companyName}, whether the user concerned may be told of it. ${(given.isUserNotified ? ONCE_NOTIFIED : TO_DO)[given.notice]}`,
        ),
        facts(['Ticket', given.ticketNumber], ['Company', party.companyName], ['Client ID', party.clientId]),
        button({ label: 'Open the order', url: links.order(given.ticketId) }),
        note(`We never write to your users ourselves. Questions: ${entity.supportEmail}, ${entity.phone}.`),
      ],
    }),
});
