import { useState } from 'react';
import type { TicketView } from '@rep13/contracts-sla';
import { ApiError, apiSend, newIdempotencyKey } from '@rep13/web-kit/api';
import type { Selection } from '../list/useSelection.ts';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { askWhoIsSignedIn } from '../session/useAdminUser.ts';
import { batchResult, type Failure } from './tickets-tab-result.ts';

/** One thing that is done with each of several tickets. */
export interface Task {
  /** The last part of the call's address. */
  action: 'acknowledge' | 'assign';
  body: object;
  /** What was done, after a number: "acknowledged". */
  done: string;
}

export interface Batch {
  /** Such as "2 of 5"; null when nothing is being done. */
  progress: string | null;
  /** What came of the last one. */
  result: string;
  run: (task: Task) => Promise<void>;
}

/**
 * Does one thing with each of the chosen tickets, one after the other and on the version that is shown. What failed stays
 * chosen, and is said with its reason.
 */
export function useTicketsTabBatch(selection: Selection<TicketView>, reload: () => unknown): Batch {
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState('');

  const run = async (task: Task) => {
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
    setProgress(null);
    void reload();
  };
  return { progress, result, run };
}

/** @returns why it was not done, if so */
async function problemOf({ id, version }: TicketView, { action, body }: Task): Promise<string | undefined> {
  try {
    await apiSend('POST', `/api/admin/sla-tickets/${id}/${action}`, body, {
      idempotencyKey: newIdempotencyKey(),
      ifMatch: version,
    });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await askWhoIsSignedIn();
    return error instanceof ApiError && error.status === 412 ? error.detail : adminErrorMessage(error);
  }
}
