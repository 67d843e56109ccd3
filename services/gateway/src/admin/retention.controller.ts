import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RetentionClassView, RetentionView } from '@rep13/contracts-admin';
import { RETENTION_CLASS_NAMES, RETENTION_CLASSES } from '@rep13/contracts-constants';
import { EVENT_SERVICES, getRetention } from '@rep13/contracts-messaging';
import { RetentionPreview, RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';
import { fromEach } from './from-each-service.ts';

/** What is deleted when: a dry run of the coming night, and what the last nights did. */
@ApiTags('admin')
@Controller('api/admin/retention')
@AdminAudience()
export class RetentionController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly own: RetentionPreview,
  ) {}

  /**
   * Get what is kept for how long, and what the next run would delete. Nothing is deleted by asking. Services that
   * do not answer are named.
   */
  @Get()
  async get(): Promise<RetentionView> {
    const { answers, unavailable } = await fromEach([...EVENT_SERVICES, 'gateway'], (service) =>
      service === 'gateway' ? this.own.view() : this.rpc.call(getRetention(service), {}),
    );
    const services = answers.sort((one, other) => one.service.localeCompare(other.service));
    return { classes: RETENTION_CLASS_NAMES.map(toClassView), services, unavailable };
  }
}

function toClassView(name: RetentionClassView['class']): RetentionClassView {
  const { what, period, from, reason, waitsForMandates = false } = RETENTION_CLASSES[name];
  return { class: name, what, period, from, reason, waitsForMandates };
}
