import { Injectable } from '@nestjs/common';
import { ProfileChanged } from '@rep13/contracts-onboarding';
import { OnEvent } from '@rep13/service-kit';
import { Sessions } from './sessions.ts';

/** However the change came to be applied: by a button in a mail, by staff, or by its time. */
@Injectable()
export class EndSessionsWhenContactChanged {
  constructor(private readonly sessions: Sessions) {}

  @OnEvent(ProfileChanged, 'contact-sessions')
  async handle({ signupId, fields, changedAt }: ProfileChanged): Promise<void> {
    if (!fields.includes('legalContactEmail')) return;
    await this.sessions.endOfFormerContact(signupId, new Date(changedAt));
  }
}
