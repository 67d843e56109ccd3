import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  AnswerMail,
  AnswerMailBody,
  AttachMail,
  AttachMailBody,
  GetMail,
  IgnoreMail,
  IgnoreMailBody,
  ListMails,
  MailOrderBody,
  MailsQuery,
  MakeOrderFromMail,
  ReopenMail,
  type InboundMailDetailView,
  type InboundMailView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { AdminRoles } from '../identity/index.ts';
import { rawMail } from './raw-mail.ts';
import { SeenVersion, TakesMailVersion } from './seen-version.ts';

/** Mails to the authorities' address: every role reads, caseworkers and admins decide. */
@ApiTags('admin')
@Controller('api/admin/mails')
@AdminAudience()
export class MailsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the mails to the authorities' address. What waits: due first. Others: newest first. */
  @Get()
  list(@Query() query: MailsQuery): Promise<InboundMailView[]> {
    return this.rpc.call(ListMails, query);
  }

  /** Get a mail, as text. */
  @Get(':id')
  get(@Param('id', PathId) mailId: number): Promise<InboundMailDetailView> {
    return this.rpc.call(GetMail, { mailId });
  }

  /** Get the bytes of a mail, as it came. As an attachment: nothing of it is ever shown on our pages. */
  @Get(':id/raw')
  @Refuses({ 'sla.mail-infected': 409 })
  @ApiProduces('application/octet-stream')
  async raw(
    @Param('id', PathId) mailId: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return rawMail(this.rpc, response, await this.rpc.call(GetMail, { mailId }));
  }

  /** Make an order of a mail. Its 24 hours count from when the mail came. */
  @Post(':id/order')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesMailVersion()
  makeOrder(
    @Param('id', PathId) mailId: number,
    @Body() body: MailOrderBody,
    @SeenVersion() version: number | undefined,
  ): Promise<InboundMailDetailView> {
    return this.rpc.call(MakeOrderFromMail, { ...body, mailId, version });
  }

  /** Add a mail to the conversation of an order. A closed one is opened again. */
  @Post(':id/attach')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesMailVersion()
  attach(
    @Param('id', PathId) mailId: number,
    @Body() body: AttachMailBody,
    @SeenVersion() version: number | undefined,
  ): Promise<InboundMailDetailView> {
    return this.rpc.call(AttachMail, { ...body, mailId, version });
  }

  /** Put a mail away that is no order. Nobody is told. */
  @Post(':id/ignore')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesMailVersion()
  ignore(
    @Param('id', PathId) mailId: number,
    @Body() body: IgnoreMailBody,
    @SeenVersion() version: number | undefined,
  ): Promise<InboundMailDetailView> {
    return this.rpc.call(IgnoreMail, { ...body, mailId, version });
  }

  /** Answer a mail that is no order, in fixed words. */
  @Post(':id/answer')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesMailVersion()
  answer(
    @Param('id', PathId) mailId: number,
    @Body() body: AnswerMailBody,
    @SeenVersion() version: number | undefined,
  ): Promise<InboundMailDetailView> {
    return this.rpc.call(AnswerMail, { ...body, mailId, version });
  }

  /** Let a mail wait again that was put away. With its first 24 hours. */
  @Post(':id/reopen')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesMailVersion()
  reopen(
    @Param('id', PathId) mailId: number,
    @SeenVersion() version: number | undefined,
  ): Promise<InboundMailDetailView> {
    return this.rpc.call(ReopenMail, { mailId, version });
  }
}
