import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIST_MAX } from '@rep13/contracts-constants';
import { ListQuery } from '@rep13/contracts-messaging';
import { ListContactMessages, type ContactMessageView } from '@rep13/contracts-notifications';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';

/** What people wrote in the contact form. */
@ApiTags('admin')
@Controller('api/admin/contact-messages')
@AdminAudience()
export class ContactMessagesController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the messages of the contact form. Newest first. `search` looks into name, email, company and subject. */
  @Get()
  list(@Query() query: ListQuery): Promise<ContactMessageView[]> {
    return this.rpc.call(ListContactMessages, { limit: LIST_MAX, ...query });
  }
}
