import { Body, Controller, Get, HttpCode, Post, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ListClientDesignations,
  SignDesignation,
  SignDesignationBody,
  type DesignationView,
} from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { observedOrigin } from '../edge/observed-origin.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import type { SessionData } from '../sessions/session-data.ts';

/** The letters that tell the coordinator who represents the client, Article 13(4) DSA. */
@ApiTags('client')
@Controller('api/client/designation')
@ClientAudience()
export class ClientDesignationController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the letters about the own mandate, newest first. */
  @Get()
  list(@Session() { client }: SessionData): Promise<DesignationView[]> {
    return this.rpc.call(ListClientDesignations, { signupId: client.signupId });
  }

  /** Sign the letter that waits. 404 when none does, 409 when another text was shown. */
  @Post('sign')
  @HttpCode(200)
  @Idempotent()
  sign(
    @Session() { client }: SessionData,
    @Body() { signerName, signerTitle, textSha256 }: SignDesignationBody,
  ): Promise<DesignationView> {
    const signature = { signerName, signerTitle, textSha256 };
    return this.rpc.call(SignDesignation, {
      ...signature,
      signupId: client.signupId,
      origin: observedOrigin(),
    });
  }
}
