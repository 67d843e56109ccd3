import { Injectable } from '@nestjs/common';
import { MandateClientChanged } from '@rep13/contracts-agreements';
import {
  COMPANY_FIELDS,
  GetSignupParty,
  ProfileChanged,
  type SignupPartyView,
} from '@rep13/contracts-onboarding';
import { Clock, lockOne, OnEvent, RpcClient, type Handling } from '@rep13/service-kit';
import { enterRegister } from '../register-entries/enter-register.ts';
import { Mandate, type MandateClient } from './mandate.entity.ts';

/** What was signed stays as it was; the mandate is of the client as it is now. */
@Injectable()
export class UpdateClientWhenProfileChanged {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  @OnEvent(ProfileChanged, 'mandates')
  async handle({ signupId, fields, changedAt }: ProfileChanged, handling: Handling): Promise<void> {
    if (!fields.some((field) => (COMPANY_FIELDS as readonly string[]).includes(field))) return;
    const { db, outbox } = handling;
    const mandate = await lockOne(db, Mandate, { signupId });
    // Who has not signed signs with the particulars of then.
    if (!mandate?.signedAt) return;
    mandate.client = toClient(await this.rpc.call(GetSignupParty, { signupId }));
    await db.save(mandate);
    if (!mandate.beganAt) return;
    await enterRegister(db, mandate);
    const { registerNumber } = mandate;
    if (mandate.isRelied(this.clock.now()))
      outbox.add(MandateClientChanged, { signupId, registerNumber, changedAt });
  }
}

const toClient = (party: SignupPartyView): MandateClient => ({
  companyName: party.companyName,
  registrationNumber: party.registrationNumber,
  countryOfIncorporation: party.countryOfIncorporation,
  registeredAddress: party.registeredAddress,
  websiteUrl: party.websiteUrl,
});
