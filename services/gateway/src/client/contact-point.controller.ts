import { Body, Controller, HttpCode, Post, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContactPointBody, SetContactPoint, type MandateView } from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { NeedsStepUp, type SessionData } from '../identity/index.ts';
import { toMandateView } from './mandate.view.ts';

/** The point of contact for authorities, Article 11 DSA. */
@ApiTags('client')
@Controller('api/client/contact-point')
@ClientAudience()
export class ContactPointController {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Designate the representative as the own point of contact for authorities, or withdraw that. 409 where the mandate is
   * not in force, or the signed agreement says nothing of it.
   */
  @Post()
  @HttpCode(200)
  @NeedsStepUp('client')
  @Idempotent()
  async set(
    @Session() { client: { signupId } }: SessionData,
    @Body() { designated }: ContactPointBody,
  ): Promise<MandateView> {
    return toMandateView(await this.rpc.call(SetContactPoint, { signupId, designated }));
  }
}
