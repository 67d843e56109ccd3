import { Inject, Injectable } from '@nestjs/common';
import { lettersOfCode, MESSAGES } from '@rep13/contracts-constants';
import type { SecondFactorChange } from '@rep13/contracts-gateway/constants';
import {
  AdminUserSecondFactorChanged,
  ClientSecondFactorChanged,
  type AppKeyView,
  type RecoveryCodesView,
  type SecondFactorAddedView,
} from '@rep13/contracts-gateway';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, UnitOfWork, ValidationFailed, type Scope } from '@rep13/service-kit';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { SecondFactorExists, SecondFactorMissing } from '../../edge/http-errors.ts';
import { Sessions } from '../sessions/sessions.ts';
import { AuthenticatorApps, lockFactors } from './authenticator-apps.ts';
import { EndSessions } from './end-sessions.ts';
import { type FactorOwner } from './factor-owner.ts';
import type { NewPasskey } from './passkey-store.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SealedKeys } from './sealed-keys.ts';
import { keyUri, newKey } from './time-code.ts';

/**
 * What somebody changes about the own second factors. Each change is announced, so that a mail tells its owner, and
 * ends every session but the one that made it.
 */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly ending: EndSessions,
    private readonly keys: SealedKeys,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** A key for an app, stored in the session until a code proves that the app has it. @throws SecondFactorExists */
  async offerKey(request: Request, owner: FactorOwner, label: string): Promise<AppKeyView> {
    if (await this.apps.addedAt(this.dataSource.manager, owner)) throw new SecondFactorExists();
    const key = newKey();
    await this.sessions.note(request, { offeredKey: this.keys.seal(owner, key) });
    return { key: key.match(/.{1,4}/g)!.join(' '), uri: keyUri(key, this.entity.brand, label) };
  }

  /** @throws ValidationFailed for a wrong code, SecondFactorExists */
  addApp(request: Request, owner: FactorOwner, typed: string): Promise<SecondFactorAddedView> {
    const key = this.keys.open(owner, request.session.offeredKey ?? '');
    const code = lettersOfCode(typed);
    return this.add(request, owner, 'app-added', async ({ db }) => {
      if (await this.apps.addedAt(db, owner)) throw new SecondFactorExists();
      if (key && (await this.apps.add(db, owner, key, code))) return;
      throw new ValidationFailed([{ path: 'code', message: MESSAGES.secondFactorCodeWrong }]);
    });
  }

  /** @throws ValidationFailed where somebody has this passkey already */
  addPasskey(request: Request, owner: FactorOwner, passkey: NewPasskey): Promise<SecondFactorAddedView> {
    return this.add(request, owner, 'passkey-added', ({ db }) => this.passkeys.add(db, owner, passkey));
  }

  /** Changes nothing where it is gone already. */
  async removeApp(request: Request, owner: FactorOwner): Promise<void> {
    await this.change(request, owner, 'app-removed', async ({ db }) => {
      const isGone = await this.apps.remove(db, owner);
      await this.removeOrphanedCodes(db, owner);
      return isGone ? 'gone' : null;
    });
  }

  /** Changes nothing where it is gone already, or somebody else's. */
  async removePasskey(request: Request, owner: FactorOwner, id: number): Promise<void> {
    await this.change(request, owner, 'passkey-removed', async ({ db }) => {
      const isGone = await this.passkeys.remove(db, owner, id);
      await this.removeOrphanedCodes(db, owner);
      return isGone ? 'gone' : null;
    });
  }

  /** Ten new ones; the former are worthless. @throws SecondFactorMissing */
  async makeCodes(request: Request, owner: FactorOwner): Promise<RecoveryCodesView> {
    const recoveryCodes = await this.change(request, owner, 'recovery-codes-made', async ({ db }) =>
      (await this.hasFactor(db, owner)) ? this.codes.make(db, owner) : null,
    );
    if (!recoveryCodes) throw new SecondFactorMissing();
    return { recoveryCodes };
  }

  /** By an admin, for somebody who lost the device and the codes too: all is gone, and so is every session. */
  removeAll(owner: FactorOwner, allowed: (db: Scope['db']) => Promise<void>): Promise<void> {
    return this.unitOfWork.run(async (scope) => {
      const { db } = scope;
      await lockFactors(db, owner);
      await allowed(db);
      if (!(await this.hasFactor(db, owner))) return;
      await this.apps.remove(db, owner);
      await this.passkeys.removeAll(db, owner);
      await this.codes.remove(db, owner);
      await this.ending.endAll(db, owner);
      this.announce(scope, owner, 'all-removed');
    });
  }

  private async add(
    request: Request,
    owner: FactorOwner,
    change: SecondFactorChange,
    work: (scope: Scope) => Promise<void>,
  ): Promise<SecondFactorAddedView> {
    const added = await this.change(request, owner, change, async (scope) => {
      const isFirst = !(await this.hasFactor(scope.db, owner));
      await work(scope);
      return { recoveryCodes: isFirst ? await this.codes.make(scope.db, owner) : null };
    });
    return added ?? { recoveryCodes: null };
  }

  /** When `work` answers null there was nothing to change. */
  private async change<T>(
    request: Request,
    owner: FactorOwner,
    change: SecondFactorChange,
    work: (scope: Scope) => Promise<T | null>,
  ): Promise<T | null> {
    const result = await this.unitOfWork.run(async (scope) => {
      await lockFactors(scope.db, owner);
      const result = await work(scope);
      if (result === null) return null;
      await this.ending.endOthers(scope.db, request, owner);
      this.announce(scope, owner, change);
      return result;
    });
    if (result !== null) await this.ending.goOn(request, owner);
    return result;
  }

  private announce({ outbox }: Scope, { as, id }: FactorOwner, change: SecondFactorChange): void {
    const changedAt = this.clock.now().toISOString();
    if (as === 'admin') outbox.add(AdminUserSecondFactorChanged, { adminUserId: id, change, changedAt });
    else outbox.add(ClientSecondFactorChanged, { signupId: id, change, changedAt });
  }

  private async hasFactor(db: Scope['db'], owner: FactorOwner): Promise<boolean> {
    return (await this.apps.addedAt(db, owner)) !== null || (await this.passkeys.list(db, owner)).length > 0;
  }

  /** Codes stand in for a factor; without one there is nothing to stand in for. */
  private async removeOrphanedCodes(db: Scope['db'], owner: FactorOwner): Promise<void> {
    if (!(await this.hasFactor(db, owner))) await this.codes.remove(db, owner);
  }
}
