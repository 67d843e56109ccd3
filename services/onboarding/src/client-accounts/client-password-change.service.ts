import { Injectable } from '@nestjs/common';
import {
  ChangeClientPassword,
  ClientPasswordChanged,
  type PasswordChangeView,
  type SignInClient,
} from '@rep13/contracts-onboarding';
import { Clock, lockOne, NotFound, OnCommand, UnitOfWork, ValidationFailed } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { ClientAccount } from './client-account.entity.ts';
import { InvalidCredentials } from './client-account.errors.ts';
import { ClientSignInService } from './client-sign-in.service.ts';
import { hashNewPassword } from './new-password.ts';

const WRONG = 'This is not your current password';

@Injectable()
export class ClientPasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly signIns: ClientSignInService,
  ) {}

  /**
   * The current password is proven as at a sign-in, which counts wrong ones and locks.
   * @throws ValidationFailed, AccountLocked, NotFound
   */
  @OnCommand(ChangeClientPassword)
  async change(command: ChangeClientPassword): Promise<PasswordChangeView> {
    const { signupId, currentPassword, newPassword, knownDevice } = command;
    const before = await this.dataSource.manager.findOneBy(ClientAccount, { id: signupId });
    if (!before) throw new NotFound();
    await this.prove({ clientId: before.clientId, password: currentPassword, knownDevice });
    if (newPassword === currentPassword) refuse('newPassword', 'Please choose a new password');
    const hash = await hashNewPassword(this.dataSource.manager, { id: signupId }, newPassword).catch(
      atNewPassword,
    );
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const account = await lockOne(db, ClientAccount, { id: signupId });
      // Reset or changed meanwhile: what was proven no longer holds.
      if (!account || account.passwordHash !== before.passwordHash) refuse('currentPassword', WRONG);
      const now = this.clock.now();
      account.changePassword(hash, now);
      await db.save(account);
      const changedAt = now.toISOString();
      outbox.add(ClientPasswordChanged, { signupId, changedAt });
      return { changedAt };
    });
  }

  private async prove(signIn: SignInClient): Promise<void> {
    try {
      await this.signIns.signIn(signIn);
    } catch (error) {
      // The caller is signed in: this says something about a field, not about the session.
      if (error instanceof InvalidCredentials) refuse('currentPassword', WRONG);
      throw error;
    }
  }
}

function refuse(path: string, message: string): never {
  throw new ValidationFailed([{ path, message }]);
}

/** The rule of passwords, told at the field that it stands in here. */
function atNewPassword(error: unknown): never {
  if (!(error instanceof ValidationFailed)) throw error;
  throw new ValidationFailed(
    (error.details.errors ?? []).map(({ message }) => ({ path: 'newPassword', message })),
  );
}
