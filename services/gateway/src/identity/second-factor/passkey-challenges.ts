import { Injectable } from '@nestjs/common';
import type { PasskeyOptionsView } from '@rep13/contracts-gateway';
import { UnitOfWork } from '@rep13/service-kit';
import type { Request } from 'express';
import { Sessions } from '../sessions/sessions.ts';
import { lockFactors } from './authenticator-apps.ts';
import type { FactorOwner } from './factor-owner.ts';
import type { NewPasskey } from './passkey-store.ts';
import { Passkeys } from './passkeys.ts';

/** What browsers are asked to sign. Each challenge stands in the session that asked for it and is good for one answer. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async toAdd(request: Request, owner: FactorOwner, label: string): Promise<PasskeyOptionsView> {
    const options = await this.passkeys.optionsToAdd(owner, label);
    await this.sessions.note(request, { passkeyChallenge: options.challenge });
    return { options };
  }

  async toShow(request: Request, owner: FactorOwner): Promise<PasskeyOptionsView> {
    const options = await this.passkeys.optionsToShow(owner);
    await this.sessions.note(request, { passkeyChallenge: options.challenge });
    return { options };
  }

  /** @throws ValidationFailed for an answer to anything but the challenge of this session */
  async made(request: Request, answer: object, name: string): Promise<NewPasskey> {
    return this.passkeys.made(answer, await this.take(request), name);
  }

  /** @throws InvalidCredentials for an answer to anything but the challenge of this session */
  async prove(request: Request, owner: FactorOwner, answer: object): Promise<void> {
    const challenge = await this.take(request);
    await this.unitOfWork.run(async ({ db }) => {
      await lockFactors(db, owner);
      await this.passkeys.accept(db, owner, answer, challenge);
    });
  }

  /** An empty one is signed by nobody. */
  private async take(request: Request): Promise<string> {
    const challenge = request.session.passkeyChallenge ?? '';
    await this.sessions.note(request, { passkeyChallenge: undefined });
    return challenge;
  }
}
