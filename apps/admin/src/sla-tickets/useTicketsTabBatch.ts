import { useState } from 'react';
import type { TicketView } from '@rep13/contracts-sla';
import type { Call } from '@rep13/contracts-operations';
import { ApiError, apiSend, newIdempotencyKey } from '@rep13/web-kit/api';
import type { Selection } from '../list/useSelection.ts';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';
import { batchResult, type Failure } from './tickets-tab-result.ts';

/** One thing that is done with each of several tickets. */
export interface Task<Body> {
  callFor: (ticketId: number) => Call<Body, unknown>;
  body: Body;
  /** What was done, after a number: "acknowledged". */
  done: string;
}

export interface Batch {
  /** Such as "2 of 5"; null when nothing is being done. */
  progress: string | null;
  /** What came of the last one. */
  result: string;
  run: <Body>(task: Task<Body>) => Promise<void>;
}

/**
 * Does one thing with each of the chosen tickets, one after the other and on the version that is shown. What failed stays
 * chosen, and is said with its reason.
 */
export function useTicketsTabBatch(selection: Selection<TicketView>, reload: () => Promise<unknown>): Batch {
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState('');

  const run = async <Body>(task: Task<Body>) => {
    const tickets = selection.chosen;
    const failures: Failure[] = [];
    setResult('');
    for (const [index, ticket] of tickets.entries()) {
      setProgress(`${index + 1} of ${tickets.length}`);
      const reason = await problemOf(ticket, task);
      if (reason) failures.push({ ticket, reason });
    }
    selection.set(failures.map(({ ticket }) => ticket.id));
    setResult(batchResult(task.done, tickets.length, failures));
    // The next one is decided on what this one made of the list.
    await reload();
    setProgress(null);
  };
  return { progress, result, run };
}

/** @returns why it was not done, if so */
async function problemOf<Body>(
  { id, version }: TicketView,
  { callFor, body }: Task<Body>,
): Promise<string | undefined> {
  try {
    await apiSend(callFor(id), body, {
      idempotencyKey: newIdempotencyKey(),
      ifMatch: version,
    });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
    return error instanceof ApiError && error.status === 412 ? error.detail : adminErrorMessage(error);
  }
}
