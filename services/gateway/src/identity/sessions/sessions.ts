import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SessionsEnded, SignInSucceeded } from '@rep13/contracts-gateway';
import { actAs, Clock, currentContext, UnitOfWork } from '@rep13/service-kit';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { addressOf } from '../../edge/request-id.ts';
import { AuditTrail } from '../trail/audit-trail.ts';
import { deviceLabel } from './device-labels.ts';
import { PostgresSessionStore, sidOf } from './postgres-session.store.ts';
import { STEP_UP_MS } from './step-up-policy.ts';
import type { HalfSignedIn, SessionData, SignedIn } from './session-data.ts';
import { sessionsEnded, type Owner } from './sessions-ended.ts';

type Notes = Partial<Pick<SessionData, 'offeredKey' | 'passkeyChallenge'>>;
type RetainedData = Partial<Pick<SessionData, 'scope' | 'client' | 'admin' | 'awaiting'>> & Notes;

/** More accounts than one company has; only the last ones that a browser asked for are noted. */
const SETUPS_NOTED = 10;

/** What a request's session knows and how it changes. Every change is stored before the request is answered. */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly stored: PostgresSessionStore,
    private readonly trail: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** From now on, until the account is set up, this browser may pay, sign and read this signup. */
  async bindSignup({ session }: Request, signupId: number): Promise<void> {
    const before = session.scope;
    // Of the request that begins the session, so that its retry is known by its key.
    session.scope ??= currentContext()?.idempotency?.scope ?? newScope();
    try {
      if (!this.stored.holds(session)) await done((then) => session.save(then));
      await this.insertBindings(session.id, [signupId]);
    } catch (error) {
      // A session that holds nothing gets no cookie: it would take the place of the one that a repeated call was given.
      session.scope = before;
      throw error;
    }
  }

  /** This browser asked for an account's set-up link: a sign-in may tell it, and nobody else, that none was used yet. */
  async noteSetupAsked({ session }: Request, clientId: string): Promise<void> {
    session.scope ??= newScope();
    session.setupsAsked = [...new Set(session.setupsAsked).add(clientId)].slice(-SETUPS_NOTED);
    await done((then) => session.save(then));
  }

  /** Never in a browser in which staff is signed in: what is done there is not an act of the client. */
  async holdsSignup({ session }: Request, signupId: number): Promise<boolean> {
    if (!session.scope || session.admin) return false;
    const rows = await this.db.query<unknown[]>(
      `select 1 from session_signups held where sid = $1 and signup_id = $2
         and not exists (select 1 from set_up_signups ended where ended.signup_id = held.signup_id)`,
      [sidOf(session.id), signupId],
    );
    return rows.length > 0;
  }

  /** The client has proven who it is. A new session id, with all that the old one held. */
  async signInClient(request: Request, signupId: number): Promise<void> {
    actAs(`client:${signupId}`);
    await this.trail.record(SignInSucceeded, { account: 'client', signupId });
    await this.renewClient(request, signupId);
  }

  /**
   * For who is signed in and proves it again by changing what proves it. With `notBefore`, the moment a password changed
   * by the clock of the service that changed it, it outlives the end of all sessions from before.
   */
  renewClient(request: Request, signupId: number, notBefore = new Date(0)): Promise<void> {
    const { scope, admin } = request.session;
    const client = { signupId, ...this.signedIn(request, notBefore) };
    return this.renew(request, { scope, admin, client }, true);
  }

  /** The member of staff has proven who it is. A new session id, with all that the old one held. */
  async signInAdmin(request: Request, id: number): Promise<void> {
    actAs(`admin:${id}`);
    await this.trail.record(SignInSucceeded, { account: 'admin', adminUserId: id });
    await this.renewAdmin(request, id);
  }

  /** For who is signed in and proves it again by changing what proves it. */
  renewAdmin(request: Request, id: number): Promise<void> {
    const { scope, client } = request.session;
    return this.renew(request, { scope, client, admin: { id, ...this.signedIn(request) } }, true);
  }

  /**
   * Who is signed in has proven it again: a new session id, with all that the old one held, and for as long.
   * @returns until when the proof counts
   */
  async proveAgain(request: Request, as: 'client' | 'admin'): Promise<string> {
    const { scope, client, admin, offeredKey, passkeyChallenge } = request.session;
    const provenAt = this.clock.now().getTime();
    const proven = { client, admin, [as]: { ...request.session[as], provenAt } };
    await this.renew(request, { scope, offeredKey, passkeyChallenge, ...proven }, true);
    return new Date(provenAt + STEP_UP_MS).toISOString();
  }

  /** The password was right. A new session id, with all that the old one held; nobody is signed in by it. */
  awaitSecondFactor(request: Request, { as, id }: Pick<HalfSignedIn, 'as' | 'id'>): Promise<void> {
    const { scope, client, admin } = request.session;
    const awaiting = { as, id, since: this.clock.now().getTime() };
    return this.renew(request, { scope, client, admin, awaiting }, true);
  }

  /** Ends a client's session and a visitor's. Signups bound to it go too: the next person at it must not find them. */
  async signOutClient(request: Request): Promise<void> {
    const { session } = request;
    const { admin, client } = session;
    if (client) await this.recordSignedOut({ as: 'client', id: client.signupId });
    if (this.stored.holds(session))
      await this.renew(request, admin ? { scope: newScope(), admin } : {}, false);
  }

  async signOutAdmin(request: Request): Promise<void> {
    const { client, scope, admin } = request.session;
    if (!admin) return;
    await this.recordSignedOut({ as: 'admin', id: admin.id });
    await this.renew(request, { scope, client }, true);
  }

  /**
   * The account is set up: no browser gets to this signup any more without signing in. Noted for good, so that nobody
   * is let in again by a request that was under way, or by one that is repeated with its idempotency key.
   */
  async endRegistration(signupId: number): Promise<void> {
    await this.db.query('insert into set_up_signups (signup_id) values ($1) on conflict do nothing', [
      signupId,
    ]);
    await this.db.query('delete from session_signups where signup_id = $1', [signupId]);
  }

  /** Ends every session in which this client signed in before `before`, and all that others held of the signup. */
  async endOfClient(signupId: number, before: Date): Promise<void> {
    await this.endRegistration(signupId);
    await this.unitOfWork.run(async ({ db, outbox }) => {
      const ended = await endSignedIn(db, signupId, before);
      const owner = { as: 'client', id: signupId } as const;
      if (ended > 0) outbox.add(SessionsEnded, sessionsEnded(owner, 'password-changed', ended));
    });
  }

  /**
   * The legal contact has another address since `at`: who read the old one goes on nowhere. A registration may still be
   * resumed, by the link in a mail to the new address. The change itself is in the audit log.
   */
  async endOfFormerContact(signupId: number, at: Date): Promise<void> {
    await this.unitOfWork.run(async ({ db }) => {
      await db.query('delete from session_signups where signup_id = $1', [signupId]);
      await endSignedIn(db, signupId, at);
    });
  }

  /** Stores something with the session that is signed in, or half-way, until it signs in or out; undefined forgets it. */
  async note({ session }: Request, notes: Notes) {
    Object.assign(session, notes);
    await done((then) => session.save(then));
  }

  private async recordSignedOut(owner: Owner): Promise<void> {
    await this.trail.record(SessionsEnded, sessionsEnded(owner, 'signed-out', 1));
  }

  private async renew(request: Request, retained: RetainedData, withSignups: boolean): Promise<void> {
    const signupIds = withSignups && request.session.scope ? await this.signupsOf(request.session.id) : [];
    const isEmpty = !retained.client && !retained.admin && !retained.awaiting && signupIds.length === 0;
    if (isEmpty) return done((then) => request.session.destroy(then));
    await done((then) => request.session.regenerate(then));
    Object.assign(request.session, { ...retained, scope: retained.scope ?? newScope() });
    await done((then) => request.session.save(then));
    await this.insertBindings(request.session.id, signupIds);
  }

  private async signupsOf(id: string): Promise<number[]> {
    const rows = await this.db.query<{ signup_id: number }[]>(
      'select signup_id from session_signups where sid = $1',
      [sidOf(id)],
    );
    return rows.map(({ signup_id }) => signup_id);
  }

  private async insertBindings(id: string, signupIds: number[]): Promise<void> {
    if (signupIds.length === 0) return;
    await this.db.query(
      `insert into session_signups (sid, signup_id)
       select sid, unnest($2::int[]) from sessions where sid = $1 on conflict do nothing`,
      [sidOf(id), signupIds],
    );
  }

  private signedIn = (request: Request, notBefore = new Date(0)): SignedIn => ({
    signedInAt: Math.max(this.clock.now().getTime(), notBefore.getTime()),
    device: deviceLabel(request.get('User-Agent')),
    address: addressOf(request),
  });
}

/** Ends what was signed in, or half-way, before `before`. @returns how many were signed in */
async function endSignedIn(db: EntityManager, signupId: number, before: Date): Promise<number> {
  const [, ended] = await db.query<[unknown, number]>(
    `delete from sessions
     where sess->'client' is not null and (sess->'client'->>'signupId')::int = $1
       and (sess->'client'->>'signedInAt')::bigint < $2`,
    [signupId, before.getTime()],
  );
  await db.query(
    `update sessions set sess = sess - 'awaiting'
     where sess->'awaiting' is not null and (sess->'awaiting'->>'id')::int = $1
       and sess->'awaiting'->>'as' = 'client' and (sess->'awaiting'->>'since')::bigint < $2`,
    [signupId, before.getTime()],
  );
  return ended;
}

export const newScope = (): string => randomBytes(16).toString('hex');

const done = (act: (then: (error?: unknown) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())));
