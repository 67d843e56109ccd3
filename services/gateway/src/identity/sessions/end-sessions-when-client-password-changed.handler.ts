import { Injectable } from '@nestjs/common';
import { ClientPasswordChanged } from '@rep13/contracts-onboarding';
import { OnEvent } from '@rep13/service-kit';
import { Sessions } from './sessions.ts';

/** Ends sessions opened with the old password, also if the request that changed it never came to this. */
@Injectable()
export class EndSessionsWhenClientPasswordChanged {
  constructor(private readonly sessions: Sessions) {}

  @OnEvent(ClientPasswordChanged, 'end-sessions')
  async handle({ signupId, changedAt }: ClientPasswordChanged): Promise<void> {
    await this.sessions.endOfClient(signupId, new Date(changedAt));
  }
}
