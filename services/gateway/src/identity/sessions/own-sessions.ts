import { Injectable } from '@nestjs/common';
import { SessionsEnded, type SessionsEndedView, type SessionView } from '@rep13/contracts-gateway';
import { Clock, UnitOfWork } from '@rep13/service-kit';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { UNKNOWN_DEVICE } from './device-labels.ts';
import { sidOf } from './postgres-session.store.ts';
import type { SessionData, SignedIn } from './session-data.ts';
import { type Owner, sessionsEnded } from './sessions-ended.ts';
import { stillValid } from './session-policy.ts';

/** Whose sessions. Those that began before `since`, in epoch milliseconds, are over whatever the table says. */
export interface SessionOwner extends Owner {
  readonly since?: number;
}

/** Somebody with more than these has other worries; the one asking and the latest used are among them. */
const SHOWN_MAX = 100;

const OF: Record<SessionOwner['as'], string> = {
  client: `sess->'client' is not null and (sess->'client'->>'signupId')::int = $1`,
  admin: `sess->'admin' is not null and (sess->'admin'->>'id')::int = $1`,
};

interface Row {
  readonly public_id: string;
  readonly sess: SessionData;
  readonly is_current: boolean;
}

/**
 * The sessions of one client or member of staff, as they see them. An ended one is gone with all that it holds, so its
 * next request is nobody's. Names of sessions are made up for this list: neither cookies nor the table's keys leave it.
 */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The one that asks first, then the latest used. */
  async list({ session }: Request, owner: SessionOwner): Promise<SessionView[]> {
    const rows = await this.db.query<Row[]>(
      `select public_id, sess, sid = $2 as is_current from sessions where ${OF[owner.as]}
       order by is_current desc, (sess->>'seenAt')::bigint desc limit ${SHOWN_MAX}`,
      [owner.id, sidOf(session.id)],
    );
    const now = this.clock.now().getTime();
    return rows.flatMap((row) => {
      const signedIn = stillValid(row.sess, now)?.[owner.as];
      const isOver = !signedIn || signedIn.signedInAt < (owner.since ?? 0);
      return isOver ? [] : [toSessionView(row, signedIn)];
    });
  }

  /** Ends one of them; somebody else's, and one that is over already, is none of them. @throws NotFound for what names none */
  async end(owner: SessionOwner, id: string): Promise<SessionsEndedView> {
    return this.delete(owner, 'public_id = $2', id);
  }

  /** Ends all but the one that asks. */
  async endOthers({ session }: Request, owner: SessionOwner): Promise<SessionsEndedView> {
    return this.delete(owner, 'sid <> $2', sidOf(session.id));
  }

  private delete(owner: SessionOwner, which: string, value: string): Promise<SessionsEndedView> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const [, ended] = await db.query<[unknown, number]>(
        `delete from sessions where ${OF[owner.as]} and ${which}`,
        [owner.id, value],
      );
      if (ended > 0) outbox.add(SessionsEnded, sessionsEnded(owner, 'ended-by-owner', ended));
      return { ended };
    });
  }
}

const toSessionView = ({ public_id, sess, is_current }: Row, signedIn: SignedIn): SessionView => ({
  id: public_id,
  device: signedIn.device ?? UNKNOWN_DEVICE,
  address: signedIn.address ?? null,
  signedInAt: new Date(signedIn.signedInAt).toISOString(),
  lastUsedAt: new Date(sess.seenAt).toISOString(),
  isCurrent: is_current,
});
