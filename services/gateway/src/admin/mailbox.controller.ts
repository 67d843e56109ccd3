import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetMailbox, type MailboxView } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';

/** The mailbox for authorities. */
@ApiTags('admin')
@Controller('api/admin/mailbox')
@AdminAudience()
export class MailboxController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get how the mailbox for authorities is read. */
  @Get()
  get(): Promise<MailboxView> {
    return this.rpc.call(GetMailbox, {});
  }
}
