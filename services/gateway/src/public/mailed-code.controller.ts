import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  FindMailedLinks,
  GetClientProfileChanges,
  MailedCodeBody,
  type MailedCodeView,
  type MailedLinksView,
} from '@rep13/contracts-onboarding';
import type { LinkPurpose } from '@rep13/contracts-constants';
import { DomainError, mailboxOf, RpcClient, SignedLinks, type LinkClaims } from '@rep13/service-kit';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { LinkExpired } from '../edge/http-errors.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { addressOf } from '../edge/request-id.ts';
import { limitGuesses } from '../rate-limits/limit-guesses.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** The codes beside the links in our mails, for who reads mail behind a filter that breaks links. */
@ApiTags('public')
@Controller('api/mailed-codes')
@PublicAudience()
export class MailedCodeController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    @Inject(SignedLinks) private readonly links: SignedLinks,
  ) {}

  /**
   * Exchange the code beside a mailed link for what the link would have brought. A wrong code, one of another purpose
   * and an unknown Client ID are refused like an expired link: which one it is is not told. Wrong codes count as wrong
   * passwords of their address.
   */
  @Post()
  @Refuses({ 'onboarding.link-expired': 410 })
  @HttpCode(200)
  exchange(@Body() body: MailedCodeBody, @Req() request: Request): Promise<MailedCodeView> {
    const address = addressOf(request);
    // From one address: a stranger's guesses keep nobody else from typing theirs.
    const target = `code ${body.clientId} ${address}`;
    const isWrong = (error: unknown) => error instanceof LinkExpired;
    return limitGuesses({ limits: this.limits, address, target, isWrong }, () => this.tokenFor(body));
  }

  private async tokenFor({ clientId, purpose, code }: MailedCodeBody): Promise<MailedCodeView> {
    const mailed = await this.rpc.call(FindMailedLinks, { clientId }).catch((error: unknown) => {
      throw error instanceof DomainError && error.status === 404 ? new LinkExpired() : error;
    });
    const token = this.links.tokenOfCode(code, await this.claimsOf(purpose, mailed));
    if (!token) throw new LinkExpired();
    return { token };
  }

  /** As the mails were written: `mail-links.ts` of notifications. */
  private async claimsOf(
    purpose: LinkPurpose,
    { signupId, legalContactEmail, resetIds }: MailedLinksView,
  ): Promise<LinkClaims[]> {
    const claims = { purpose, signupId, mailbox: mailboxOf(legalContactEmail) };
    if (purpose === 'resume-signup' || purpose === 'client-setup') return [claims];
    if (purpose === 'reset-password') return resetIds.map((id) => ({ ...claims, id }));
    const { open, last } = await this.rpc.call(GetClientProfileChanges, { signupId });
    return [open, last].flatMap((change) => {
      if (!change) return [];
      if (purpose === 'stop-change') return { ...claims, id: `${change.id}` };
      return change.awaitsAddresses.map((field) => ({ ...claims, id: `${change.id}:${field}` }));
    });
  }
}
