import type { Moment } from '@rep13/contracts-constants';
/** `GET /api/client/sessions` and `GET /api/admin/sessions`: one place where the person asking is signed in. */
export interface SessionView {
  /** Names the session in this list and in `DELETE …/sessions/:id`, and nowhere else. */
  readonly id: string;
  /** In plain words, such as "Firefox on Windows", as it called itself at the sign-in. */
  readonly device: string;
  /** Where the sign-in came from; null for one from before this was kept. */
  readonly address: string | null;
  readonly signedInAt: Moment;
  /** To the minute; requests that a page makes by itself don't count. */
  readonly lastUsedAt: Moment;
  /** The session that asks. */
  readonly isCurrent: boolean;
}

/** The answer to ending sessions. */
export interface SessionsEndedView {
  /** How many there were. */
  readonly ended: number;
}
