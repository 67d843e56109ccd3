import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RepresentativeView } from '@rep13/contracts-admin';
import { GetRepresentativeRecord } from '@rep13/contracts-agreements';
import { CountClientsNotifiedOfRecord } from '@rep13/contracts-notifications';
import { CountPublications } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';
import { nullIfUnavailable } from '../edge/null-if-unavailable.ts';

/** The representative's own record: every role reads how far a change of it has come. */
@ApiTags('admin')
@Controller('api/admin/representative')
@AdminAudience()
export class RepresentativeController {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Read the record of the representative. Since when it has these details, what changed, and how far certificates,
   * letters, mails to clients and their websites have followed.
   */
  @Get()
  async get(): Promise<RepresentativeView> {
    const record = await this.rpc.call(GetRepresentativeRecord, {});
    if (!record || record.changes.length === 0) return { record, clientsMailed: null, websites: null };
    const { since } = record;
    const [clientsMailed, websites] = await Promise.all([
      nullIfUnavailable(this.rpc.call(CountClientsNotifiedOfRecord, { since })),
      nullIfUnavailable(this.rpc.call(CountPublications, { seenSince: since })),
    ]);
    return { record, clientsMailed, websites };
  }
}
