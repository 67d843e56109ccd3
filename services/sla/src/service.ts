import { defineService } from '@rep13/service-kit';
import { CreateSlaTickets1790000001000 } from '../migrations/1790000001000-create-sla-tickets.ts';
import { SlaConfig } from './config.ts';
import { SlaModule } from './sla.module.ts';
import { SlaTicket } from './tickets/sla-ticket.entity.ts';

/** Keeps authorities' orders and the clock of each. */
export const sla = defineService({
  name: 'sla',
  module: SlaModule,
  config: SlaConfig,
  entities: [SlaTicket],
  migrations: [CreateSlaTickets1790000001000],
  jobs: [],
});
