import { defineService } from '@rep13/service-kit';
import { CreateEmailLogs1790000005001 } from '../migrations/1790000005001-create-email-logs.ts';
import { NotificationsConfig } from './config.ts';
import { EmailLog } from './email-logs/email-log.entity.ts';
import { NotificationsModule } from './notifications.module.ts';
import { SEND_EMAIL } from './sending/send-email.job.ts';

/** The only service that sends mail. */
export const notifications = defineService({
  name: 'notifications',
  module: NotificationsModule,
  config: NotificationsConfig,
  entities: [EmailLog],
  migrations: [CreateEmailLogs1790000005001],
  jobs: [SEND_EMAIL],
});
