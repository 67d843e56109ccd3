import { Inject, Injectable } from '@nestjs/common';
import type { ApprovalNeededView, ApprovalView } from '@rep13/contracts-admin';
import { LIST_MAX } from '@rep13/contracts-constants';
import { Clock, NotFound, RpcClient, SERVICE_CONFIG, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { AdminUser, dependentStaff, lockStaff } from '../identity/index.ts';
import { GatewayConfig } from '../config.ts';
import { Forbidden } from '../edge/http-errors.ts';
import { ApprovalIsDecided, DependentApproval } from './approval.errors.ts';
import { announceApproval } from './announce-approval.ts';
import { Approval } from './approval.entity.ts';
import { toApprovalView, type ApprovalViewer } from './approval.view.ts';
import { CarryOut } from './carry-out.ts';
import { endRequestsOf, mayStillAsk } from './end-requests.ts';
import { storedAnswer } from './stored-answer.ts';
import { lockApproval } from './lock-approval.ts';
import { WAYS, type StepForTwo } from './step-for-two.ts';

/** The reason given for a step that nobody else could have agreed to. */
const ALONE = 'No second approver was available';

/** Under the idempotency key of the request that asked. */
interface StoredRequest extends ApprovalNeededView {
  readonly isAlone: boolean;
}

/** Steps that take two of staff: one asks, another agrees. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly carryOut: CarryOut,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Asks for the step; does it at once for who breaks the glass, or where nobody else could agree. Asking again with
   * the same idempotency key asks once. @throws NotFound for a subject that nobody has, and what the service says to a
   * step that is done at once
   */
  async ask<Reply>(step: StepForTwo, by: AdminUser): Promise<Reply | ApprovalNeededView> {
    await WAYS[step.kind].find(this.rpc, step.subjectId);
    const { approvalId, isAlone } = await this.save(step, by);
    if (!isAlone) return { approvalId };
    return (await this.carryOut.alone(approvalId, step.version)) as Reply;
  }

  /** What this very request was answered before, if it is one that is repeated. @throws as `ask` */
  async askedBefore<Reply>(): Promise<Reply | ApprovalNeededView | undefined> {
    const before = await storedAnswer<StoredRequest>(this.db.manager);
    if (!before?.isAlone) return before && { approvalId: before.approvalId };
    return (await this.carryOut.alone(before.approvalId)) as Reply;
  }

  /** What is open first, then the latest; 200 at most. */
  async list(viewer: AdminUser): Promise<ApprovalView[]> {
    const approvals = await this.db.manager
      .createQueryBuilder(Approval, 'approval')
      .where(`approval.state <> 'dropped'`)
      .orderBy(`approval.state = 'open' and approval.expires_at > :now`, 'DESC')
      .addOrderBy('approval.requested_at', 'DESC')
      .setParameter('now', this.clock.now())
      .limit(LIST_MAX)
      .getMany();
    const as = await this.viewerOf(this.db.manager, viewer);
    return approvals.map((approval) => toApprovalView(approval, as));
  }

  /** @throws NotFound */
  async find(id: string): Promise<Approval> {
    const approval = await this.db.manager.findOneBy(Approval, { id, state: Not('dropped') });
    if (!approval) throw new NotFound();
    return approval;
  }

  /**
   * Does what was asked for, in the name of who agrees; once, however often. @throws NotFound, Forbidden, OwnApproval,
   * DependentApproval, ApprovalIsDecided, IdempotencyKeyInUse while somebody else is agreeing, and what the service says
   */
  async grant(id: string, by: AdminUser): Promise<ApprovalView> {
    await this.unitOfWork.run(async ({ db }) => {
      // No account is changed meanwhile: neither that of who asked nor that of who agrees.
      await lockStaff(db);
      const approval = await lockApproval(db, id);
      requireRole(approval, by);
      await this.requireIndependent(db, approval, by);
      approval.beginGrant(by.id, this.clock.now());
      await db.save(approval);
    });
    await this.carryOut.granted(id, by.id);
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const approval = await lockApproval(db, id);
      if (approval.grant(by.id, this.clock.now())) announceApproval(outbox, 'granted', approval);
      return toApprovalView(await db.save(approval), await this.viewerOf(db, by));
    });
  }

  /** Also by who asked, who takes it back. @throws NotFound, Forbidden, ApprovalIsDecided */
  refuse(id: string, reason: string, by: AdminUser): Promise<ApprovalView> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const approval = await lockApproval(db, id);
      requireRole(approval, by);
      approval.refuse(by.id, reason, this.clock.now());
      announceApproval(outbox, 'refused', approval);
      return toApprovalView(await db.save(approval), await this.viewerOf(db, by));
    });
  }

  /** In the transaction of a change of this account: what it may no longer ask for ends. */
  endOf({ db }: Scope, asker: AdminUser): Promise<void> {
    return endRequestsOf(db, asker, this.clock.now());
  }

  private async requireIndependent(db: EntityManager, approval: Approval, by: AdminUser): Promise<void> {
    const asker = await db.findOneBy(AdminUser, { id: approval.requestedBy });
    if (!mayStillAsk(asker, approval)) throw new ApprovalIsDecided();
    const { dependent } = await this.viewerOf(db, by);
    if (dependent.has(approval.requestedBy)) throw new DependentApproval();
  }

  private async viewerOf(db: EntityManager, viewer: AdminUser): Promise<ApprovalViewer> {
    const now = this.clock.now();
    return { viewer, now, dependent: await dependentStaff(db, viewer.id, now) };
  }

  /** Before anything is done: a crash leaves an open request, and never a step that nobody knows of. */
  private save(step: StepForTwo, by: AdminUser): Promise<StoredRequest> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const alone = step.breakGlass || ((await this.couldAgree(db, step, by)) ? null : ALONE);
      const approval = await db.save(Approval.ask(step, by.id, alone, this.clock.now()));
      if (!alone) announceApproval(outbox, 'requested', approval);
      return { approvalId: approval.id, isAlone: alone !== null };
    });
  }

  /** Whether there is somebody else who could make the call at this moment. */
  private async couldAgree(db: EntityManager, { kind }: StepForTwo, by: AdminUser): Promise<boolean> {
    const others = await db.findBy(AdminUser, {
      id: Not(by.id),
      isActive: true,
      mustChangePassword: false,
      role: In([...WAYS[kind].roles]),
    });
    return others.some((other) => !other.lacksSecondFactor(this.config.STAFF_MFA));
  }
}

function requireRole(approval: Approval, by: AdminUser): void {
  if (!WAYS[approval.kind].roles.includes(by.role)) throw new Forbidden();
}
