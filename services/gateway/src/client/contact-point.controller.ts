import { Body, Controller, Get, HttpCode, Post, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ContactPointBody,
  GetContactPointAddendum,
  SetContactPoint,
  SignContactPointAddendum,
  SignContactPointAddendumBody,
  type ContactPointAddendumView,
  type MandateView,
} from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { observedOrigin } from '../edge/observed-origin.ts';
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

  /** Get the addendum that adds the point of contact to the own agreement. 404 where the agreement itself covers it. */
  @Get('addendum')
  addendum(@Session() { client: { signupId } }: SessionData): Promise<ContactPointAddendumView> {
    return this.rpc.call(GetContactPointAddendum, { signupId });
  }

  /** Sign the addendum, which designates the representative. 409 when another text was shown. */
  @Post('addendum')
  @HttpCode(200)
  @NeedsStepUp('client')
  @Idempotent()
  signAddendum(
    @Session() { client: { signupId } }: SessionData,
    @Body() { signerName, signerTitle, textSha256 }: SignContactPointAddendumBody,
  ): Promise<ContactPointAddendumView> {
    const signature = { signerName, signerTitle, textSha256 };
    return this.rpc.call(SignContactPointAddendum, { ...signature, signupId, origin: observedOrigin() });
  }
}
