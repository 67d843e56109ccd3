import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  CountEmails,
  EmailsQuery,
  ListEmails,
  ResendEmail,
  type EmailResendView,
  type EmailView,
} from '@rep13/contracts-notifications';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminRoles } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** The email log: every role reads it, caseworkers and admins have mails sent again. */
@ApiTags('admin')
@Controller('api/admin/emails')
@AdminAudience()
export class EmailsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the email log. One line for each try, newest first. */
  @Get()
  @DocumentsRestHeaders()
  list(@Query() query: EmailsQuery, @Res({ passthrough: true }) response: Response): Promise<EmailView[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListEmails, page),
      count: (filters) => this.rpc.call(CountEmails, filters),
    });
  }

  /** Send a mail again. 409 while we are still trying, and if what the mail says no longer holds. */
  @Post(':id/resend')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  resend(@Param('id', PathId) id: number): Promise<EmailResendView> {
    return this.rpc.call(ResendEmail, { id });
  }
}
