import { Injectable } from '@nestjs/common';
import { ERROR_CODES } from '@rep13/contracts-constants';
import {
  Clock,
  currentContext,
  DomainError,
  RpcClient,
  UnitOfWork,
  withContext,
  type IdempotencyContext,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { AdminUser, lockStaff } from '../identity/index.ts';
import { announceApproval } from './announce-approval.ts';
import { Approval } from './approval.entity.ts';
import { endReplaced, mayStillAsk } from './end-requests.ts';
import { lockApproval } from './lock-approval.ts';
import { WAYS } from './step-for-two.ts';

/** Does what was asked for: under the approval's own idempotency key, so that it is done once. */
@Injectable()
export class CarryOut {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** By a second person, whom the present request names. @throws what the service says: it may be tried again */
  async granted(id: string, by: number): Promise<void> {
    try {
      await this.send(id);
    } catch (error) {
      await this.unitOfWork.run(async ({ db }) => {
        await lockStaff(db);
        const approval = await lockApproval(db, id);
        approval.giveUpGrant(by);
        const asker = await db.findOneBy(AdminUser, { id: approval.requestedBy });
        if (!mayStillAsk(asker, approval)) approval.end(this.clock.now());
        await db.save(approval);
      });
      throw error;
    }
  }

  /** By who asked. Every admin is told, also when nobody knows whether it was done. @throws what the service says */
  async alone(id: string, version?: number): Promise<unknown> {
    try {
      const reply = await this.send(id, version);
      await this.announceAlone(id);
      return reply;
    } catch (error) {
      if (isRefusal(error)) await this.drop(id);
      else if (!isRunning(error)) await this.announceAlone(id);
      throw error;
    }
  }

  private async send(id: string, version?: number): Promise<unknown> {
    const { kind, payload } = await this.db.manager.findOneByOrFail(Approval, { id });
    const context = { correlationId: '', actor: 'system', ...currentContext(), idempotency: keyOf(id, kind) };
    const command = { ...payload, ...(version !== undefined && { version }) };
    return withContext(context, () => this.rpc.call(WAYS[kind].command, command));
  }

  private async announceAlone(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ db, outbox }) => {
      const approval = await lockApproval(db, id);
      if (!approval.breakTheGlass(this.clock.now())) return;
      announceApproval(outbox, 'glass-broken', approval);
      await db.save(approval);
      await endReplaced(db, approval, this.clock.now());
    });
  }

  /** Nothing was done: the same request, sent again, is a new one. */
  private async drop(id: string): Promise<void> {
    const { scope, key } = currentContext()?.idempotency ?? {};
    await this.unitOfWork.run(async ({ db }) => {
      await db.update(Approval, { id, state: 'open' }, { state: 'dropped' });
      if (scope !== undefined && key !== undefined)
        await db.query('delete from idempotency_keys where scope = $1 and key = $2', [scope, key]);
    });
  }
}

const keyOf = (id: string, kind: string): IdempotencyContext => ({
  scope: 'approvals',
  key: id,
  fingerprint: sha256Hex(`${kind} ${id}`),
});

const isRunning = (error: unknown): boolean =>
  error instanceof DomainError && error.code === ERROR_CODES.idempotencyKeyInUse;

/** The service has said no, so it was not done. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && error.status < 500 && !isRunning(error);
