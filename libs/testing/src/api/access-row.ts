import type { AdminRole } from '@rep13/contracts-gateway/constants';

export const FILE_ID = '019aa08e-8b40-7bbb-8ccc-0123456789ab';

/** The ids of the matrix: the persona's own, another one's, and one that nobody has. Also those of staff accounts. */
export const IDS = { own: 123_456_789, other: 223_456_789, absent: 323_456_789 } as const;

/** Who may call a route. A numeric `:param` of its path becomes the id in question. */
export interface AccessRow {
  readonly audience:
    | 'public'
    | 'authority link'
    | 'owner'
    | 'client'
    | 'client of the ticket'
    | 'admin'
    | 'halfway admin'
    | 'halfway client';
  /** Which staff, for the audience `admin`; without it every role. */
  readonly roles?: readonly AdminRole[];
  /** A body that gets past validation; a row with it is tried with each id. */
  readonly body?: (id: number) => object;
  /** It binds the client: no staff may do it in the client's place. */
  readonly forClientAlone?: true;
  /** What its parameters name nobody has: who gets in is told so. */
  readonly isAbsent?: true;
  /** It takes a file instead of a body. */
  readonly sendsFile?: true;
  /** Values of the path's parameters that are no ids. */
  readonly params?: Record<string, string>;
  /** Tried last: it ends the persona's session. */
  readonly endsSession?: true;
  /** It ends the session of the persona who has the same account. */
  readonly endsOthers?: true;
}
