import { GATEWAY_COMMANDS, GATEWAY_EVENTS } from '@rep13/contracts-gateway';
import { defineService } from '@rep13/service-kit';
import { AdminUser } from './identity/admin-users/admin-user.entity.ts';
import { SavedViews } from './identity/admin-users/saved-views.entity.ts';
import { Approval } from './approvals/approval.entity.ts';
import { GatewayConfig } from './config.ts';
import { GatewayModule } from './gateway.module.ts';
import { schema } from './schema.ts';

/** The one door to the browser. It has no jobs; its commands and events are about accounts and approvals. */
export const gateway = defineService({
  ...schema,
  isPublic: true,
  module: GatewayModule,
  config: GatewayConfig,
  commands: GATEWAY_COMMANDS,
  events: GATEWAY_EVENTS,
  calls: 'everything',
  entities: [AdminUser, SavedViews, Approval],
  jobs: [],
});
