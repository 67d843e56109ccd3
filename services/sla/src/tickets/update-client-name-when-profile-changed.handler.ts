import { Injectable } from '@nestjs/common';
import { ProfileChanged } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { Clients } from './clients.ts';

/** Lists show the client as it is called now; what was written stays as it was. */
@Injectable()
export class UpdateClientNameWhenProfileChanged {
  constructor(private readonly clients: Clients) {}

  @OnEvent(ProfileChanged, 'client-names')
  async handle({ signupId, fields }: ProfileChanged, { db }: Handling): Promise<void> {
    if (!fields.includes('companyName')) return;
    const client = await this.clients.find(signupId);
    if (!client) return;
    await db.query('update sla_tickets set company_name = $2 where signup_id = $1', [
      signupId,
      client.companyName,
    ]);
  }
}
