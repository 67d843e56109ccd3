import type { ClientTicketView } from '@rep13/contracts-sla';
import { acknowledgement } from './acknowledgement.ts';

type Status = ClientTicketView['status'];

interface StatusLabels {
  name: string;
  /** What has happened once an order is there. */
  done: string;
  /** What comes next, where the client has nothing to do. */
  next: (ticket: ClientTicketView, now: Date) => string;
  /** What is still to come; `answer` is the client's, where we wait for it. */
  ahead: (ticket: ClientTicketView, answer: readonly string[]) => readonly string[];
}

const ACKNOWLEDGE = 'Acknowledgement';
export const FORWARD = 'Forwarding to you';
export const ANSWER = 'Your answer';
const REPLY = 'Reply to the authority';
const CLOSE = 'Closing';

/** A new status does not compile until it is named here. */
const STATUS: Record<Status, StatusLabels> = {
  pending: {
    name: 'Pending',
    done: 'Received',
    next: acknowledgement,
    ahead: () => [ACKNOWLEDGE, FORWARD, ANSWER, REPLY, CLOSE],
  },
  acknowledged: {
    name: 'Acknowledged',
    done: 'Acknowledged',
    next: ({ reachedClientAt }) =>
      reachedClientAt
        ? 'We have acknowledged it. Next: we prepare the reply to the authority.'
        : 'The authority knows that we have it. Next: we forward it to you.',
    ahead: () => [FORWARD, ANSWER, REPLY, CLOSE],
  },
  forwarded: {
    name: 'Forwarded to you',
    done: 'Forwarded to you',
    next: () => 'We have your answer. Next: we prepare the reply to the authority.',
    ahead: (_, answer) => [...answer, REPLY, CLOSE],
  },
  in_progress: {
    name: 'In progress',
    done: 'Reply in preparation',
    next: () => 'We are preparing the reply to the authority.',
    ahead: (_, answer) => [...answer, REPLY, CLOSE],
  },
  awaiting_authority: {
    name: 'Waiting for the authority',
    done: 'Question to the authority',
    next: () => 'We asked the authority a question and wait for its answer.',
    ahead: (ticket, answer) => ['Answer from the authority', ...forwarding(ticket), ...answer, REPLY, CLOSE],
  },
  responded: {
    name: 'Answered',
    done: 'Reply to the authority',
    next: () => 'We replied to the authority. Next: we close the order.',
    ahead: (_, answer) => [...answer, CLOSE],
  },
  closed: {
    name: 'Closed',
    done: 'Closed',
    next: () => 'Nothing is left to do.',
    ahead: () => [],
  },
};

/** We may have asked before the order came to the client. */
const forwarding = ({ forwardedToClient }: ClientTicketView): readonly string[] =>
  forwardedToClient ? [] : [FORWARD, ANSWER];

/** A page that is older than the server meets a status that it does not know: then it says what it can. */
const NEWER: StatusLabels = {
  name: 'In progress',
  done: 'In progress',
  next: () => 'We are working on it. Load the page again to see where it stands.',
  ahead: () => [],
};

/** All that pages say of an order by its status. */
export const labelsOf = (status: Status): StatusLabels => STATUS[status] ?? NEWER;
