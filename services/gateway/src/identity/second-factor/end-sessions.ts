import { Injectable } from '@nestjs/common';
import { Clock } from '@rep13/service-kit';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { AdminUser } from '../admin-users/admin-user.entity.ts';
import { lockStaff } from '../admin-users/staff.service.ts';
import { NotSignedIn } from '../../edge/http-errors.ts';
import { sidOf } from '../sessions/postgres-session.store.ts';
import { Sessions } from '../sessions/sessions.ts';
import type { FactorOwner } from './factor-owner.ts';

/** Ends sessions in the transaction in which a second factor changes. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
  ) {}

  /** All but the one that asks, also those that are only half-way. `goOn` has to follow. */
  async endOthers(db: EntityManager, request: Request, owner: FactorOwner): Promise<void> {
    if (owner.as === 'admin') return this.endStaff(db, owner, request.session.admin?.signedInAt);
    const currentSid = sidOf(request.session.id);
    const alive = await db.query<unknown[]>(
      `select 1 from sessions where sid = $1 and sess->'client' is not null for update`,
      [currentSid],
    );
    if (alive.length === 0) throw new NotSignedIn();
    await this.endOfClient(db, owner, currentSid);
  }

  async endAll(db: EntityManager, owner: FactorOwner): Promise<void> {
    if (owner.as === 'admin') return this.endStaff(db, owner);
    await this.endOfClient(db, owner, '');
  }

  /** The session that asked is a new one, from after the end of all others. */
  goOn(request: Request, { as, id }: FactorOwner): Promise<void> {
    if (as === 'admin') return this.sessions.renewAdmin(request, id);
    return this.sessions.renewClient(request, id);
  }

  /** With `signedInAt`, only for a session that may still act: it may have been ended while this request waited. */
  private async endStaff(db: EntityManager, { id }: FactorOwner, signedInAt?: number): Promise<void> {
    await lockStaff(db);
    const user = await db.findOneByOrFail(AdminUser, { id });
    if (signedInAt !== undefined && !user.allows(signedInAt)) throw new NotSignedIn();
    user.changeSecondFactor(this.clock.now());
    await db.save(user);
  }

  private async endOfClient(db: EntityManager, { id }: FactorOwner, currentSid: string): Promise<void> {
    await db.query(
      `delete from sessions
       where sess->'client' is not null and (sess->'client'->>'signupId')::int = $1 and sid <> $2`,
      [id, currentSid],
    );
    await db.query(
      `update sessions set sess = sess - 'awaiting'
       where sess->'awaiting' is not null and (sess->'awaiting'->>'id')::int = $1
         and sess->'awaiting'->>'as' = 'client'`,
      [id],
    );
  }
}
