import 'express-session';

/** Someone signed in within a session. Times are epoch milliseconds. */
export interface SignedIn {
  readonly signedInAt: number;
  /** When the password was entered again. */
  readonly provenAt?: number;
  /** From where, as it is shown to the session's owner and no more; unknown of sessions from before it was kept. */
  readonly device?: string;
  readonly address?: string;
}

/** Somebody between password and second factor. */
export interface HalfSignedIn {
  readonly as: 'admin' | 'client';
  readonly id: number;
  /** Epoch milliseconds. */
  readonly since: number;
}

declare module 'express-session' {
  interface SessionData {
    /** When the session got its present id, and its last request, to the minute. Epoch milliseconds; kept by the store. */
    bornAt: number;
    seenAt: number;
    /** Whose idempotency keys these are; kept over sign-ins. */
    scope: string;
    /** Client IDs whose set-up link this browser asked for, without a proof of owning them. */
    setupsAsked: string[];
    /** Whose password was right and whose second factor is still to be shown. It opens nothing else. */
    awaiting: HalfSignedIn;
    /** The key of an authenticator app that is being set up, sealed; it counts once a code of it was given. */
    offeredKey: string;
    /** What the browser's passkey has to sign, once. */
    passkeyChallenge: string;
    client: SignedIn & { readonly signupId: number };
    admin: SignedIn & { readonly id: number };
  }
}

export type { SessionData } from 'express-session';
