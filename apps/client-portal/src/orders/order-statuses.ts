import type { Moment } from '@rep13/contracts-constants';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { acknowledgement } from './acknowledgement.ts';

type Status = ClientTicketView['status'];
export type StatusFacts = Pick<
  ClientTicketView,
  'authorityContactDate' | 'reachedClientAt' | 'responseDate' | 'forwardedDate'
>;

interface StatusLabels {
  name: string;
  /** What has happened once an order is there. */
  done: string;
  /** What comes next, where the client has nothing to do. */
  next: (ticket: ClientTicketView, now: Date) => string;
  /** What its way still holds; `answer` is the client's, where we wait for it. */
  ahead: (ticket: ClientTicketView, answer: readonly string[]) => readonly string[];
  /** Its place on the way of every order; a status beside the way has none. */
  onWay?: {
    /** Where it is called otherwise there. */
    label?: string;
    /** When an order got there, as far as the list of orders knows it. */
    at: (ticket: StatusFacts) => Moment | null;
  };
}

const ACKNOWLEDGE = 'We acknowledge it to the authority';
export const FORWARD = 'We forward it to you';
export const ANSWER = 'You answer us';
const REPLY = 'We reply to the authority';
const CLOSE = 'We close it';

const UNKNOWN = { at: () => null };

/** In the order of the way. A new status does not compile until it is named here. */
const STATUS: Record<Status, StatusLabels> = {
  pending: {
    name: 'Pending',
    done: 'It reached us',
    next: acknowledgement,
    ahead: () => [ACKNOWLEDGE, FORWARD, ANSWER, REPLY, CLOSE],
    // The client's order is not pending: it has been received.
    onWay: { label: 'Received', at: ({ authorityContactDate }) => authorityContactDate },
  },
  acknowledged: {
    name: 'Acknowledged',
    done: 'We acknowledged it to the authority',
    next: ({ reachedClientAt }) =>
      reachedClientAt
        ? 'We have taken it up. Next: we prepare the reply to the authority.'
        : 'The authority knows that we have it. Next: we forward it to you.',
    ahead: () => [FORWARD, ANSWER, REPLY, CLOSE],
    onWay: { at: ({ responseDate }) => responseDate },
  },
  forwarded: {
    name: 'Forwarded to you',
    done: 'We forwarded it to you',
    next: () => 'We have your answer. Next: we prepare the reply to the authority.',
    ahead: (_, answer) => [...answer, REPLY, CLOSE],
    onWay: { at: ({ forwardedDate }) => forwardedDate },
  },
  in_progress: {
    name: 'In progress',
    done: 'We began to prepare the reply',
    next: () => 'We are preparing the reply to the authority.',
    ahead: (_, answer) => [...answer, REPLY, CLOSE],
    onWay: UNKNOWN,
  },
  awaiting_authority: {
    name: 'Waiting for the authority',
    done: 'We asked the authority a question',
    next: () => 'We asked the authority a question and wait for its answer.',
    ahead: (ticket, answer) => [
      'The authority answers our question',
      ...forwarding(ticket),
      ...answer,
      REPLY,
      CLOSE,
    ],
  },
  responded: {
    name: 'Answered',
    done: 'We replied to the authority',
    next: () => 'We replied to the authority. Next: we close the order.',
    ahead: (_, answer) => [...answer, CLOSE],
    onWay: UNKNOWN,
  },
  closed: {
    name: 'Closed',
    done: 'It was closed',
    next: () => 'Nothing is left to do.',
    ahead: () => [],
    onWay: UNKNOWN,
  },
};

/** The way of every order, from its receipt to its end. */
export const WAY = (Object.keys(STATUS) as Status[]).filter((status) => STATUS[status].onWay);

/** We may have asked before the order came to the client. */
const forwarding = ({ forwardedToClient }: ClientTicketView): readonly string[] =>
  forwardedToClient ? [] : [FORWARD, ANSWER];

/** A page that is older than the server meets a status that it does not know: then it says what it can. */
const NEWER: StatusLabels = {
  name: 'In progress',
  done: 'We went on with it',
  next: () => 'We are working on it. Load the page again to see where it stands.',
  ahead: () => [],
};

/** All that pages say of an order by its status. */
export const labelsOf = (status: Status): StatusLabels => STATUS[status] ?? NEWER;
