import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIST_MAX } from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import {
  CountContactMessages,
  ListContactMessages,
  type ContactMessageView,
} from '@rep13/contracts-notifications';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';

/** What people wrote in the contact form. */
@ApiTags('admin')
@Controller('api/admin/contact-messages')
@AdminAudience()
export class ContactMessagesController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the messages of the contact form. Newest first. `search` looks into name, email, company and subject. */
  @Get()
  @DocumentsRestHeaders()
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactMessageView[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListContactMessages, page),
      count: (filters) => this.rpc.call(CountContactMessages, filters),
    });
  }
}
