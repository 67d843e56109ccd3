import { Global, Module } from '@nestjs/common';
import { AuditTrail } from './audit-trail.ts';
import { ClientFileReads } from './client-file-reads.ts';
import { RefusalTrail } from './refusal-trail.ts';
import { SignInTrail } from './sign-in-trail.ts';
import { TicketReads } from './ticket-reads.ts';

/** What the audit log is told of who came, was refused, read and took away. */
@Global()
@Module({
  providers: [AuditTrail, RefusalTrail, SignInTrail, ClientFileReads, TicketReads],
  exports: [AuditTrail, RefusalTrail, SignInTrail, ClientFileReads, TicketReads],
})
export class TrailModule {}
