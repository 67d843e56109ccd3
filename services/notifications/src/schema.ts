import type { ServiceSchema } from '@rep13/service-kit';
import { CreateEmailLogs1790000005001 } from '../migrations/1790000005001-create-email-logs.ts';
import { CreateContactMessages1796000000001 } from '../migrations/1796000000001-create-contact-messages.ts';
import { LetStaffReadEmailLogs1796000000002 } from '../migrations/1796000000002-let-staff-read-email-logs.ts';
import { FindOldEmailLogs1796100000021 } from '../migrations/1796100000021-find-old-email-logs.ts';
import { BudgetUnprovenMails1799400000001 } from '../migrations/1799400000001-budget-unproven-mails.ts';
import { FindNamesTypedWithOtherKeys1799600000711 } from '../migrations/1799600000711-find-names-typed-with-other-keys.ts';
import { PlanFoldingOnce1799600000890 } from '../migrations/1799600000890-plan-folding-once.ts';
import { retention } from './retention.ts';

/** The tables of this service: what made them, and what may be done with their rows. */
export const schema: ServiceSchema = {
  name: 'notifications',
  migrations: [
    CreateEmailLogs1790000005001,
    CreateContactMessages1796000000001,
    LetStaffReadEmailLogs1796000000002,
    FindOldEmailLogs1796100000021,
    BudgetUnprovenMails1799400000001,
    FindNamesTypedWithOtherKeys1799600000711,
    PlanFoldingOnce1799600000890,
  ],
  retention,
};
