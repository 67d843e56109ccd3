import { Injectable } from '@nestjs/common';
import { ClientAccountActivated } from '@rep13/contracts-onboarding';
import { OnEvent } from '@rep13/service-kit';
import { Sessions } from './sessions.ts';

/**
 * From now on the client signs in, also if the request that set the account up never came to say so. A consumer of its
 * own, so that its first start goes through the activations of the last days too.
 */
@Injectable()
export class EndRegistrationWhenClientAccountActivated {
  constructor(private readonly sessions: Sessions) {}

  @OnEvent(ClientAccountActivated, 'end-registrations')
  async handle({ signupId }: ClientAccountActivated): Promise<void> {
    await this.sessions.endRegistration(signupId);
  }
}
