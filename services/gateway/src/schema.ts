import type { ServiceSchema } from '@rep13/service-kit';
import { CreateSessions1790000100001 } from '../migrations/1790000100001-create-sessions.ts';
import { CreateAdminUsers1790000100002 } from '../migrations/1790000100002-create-admin-users.ts';
import { CreateRateLimits1790000100003 } from '../migrations/1790000100003-create-rate-limits.ts';
import { IndexClientSessions1790000100101 } from '../migrations/1790000100101-index-client-sessions.ts';
import { StaffNamesInAnyCase1790000100102 } from '../migrations/1790000100102-staff-names-in-any-case.ts';
import { LetOneTimePasswordsEnd1790000100103 } from '../migrations/1790000100103-let-one-time-passwords-end.ts';
import { NameSessions1790000100251 } from '../migrations/1790000100251-name-sessions.ts';
import { EndRegistrationsWithSetUp1790000100301 } from '../migrations/1790000100301-end-registrations-with-set-up.ts';
import { KeepTheStatus1790000100501 } from '../migrations/1790000100501-keep-the-status.ts';
import { KeepSecondFactors1795700000001 } from '../migrations/1795700000001-keep-second-factors.ts';
import { KeepApprovals1799100000001 } from '../migrations/1799100000001-keep-approvals.ts';
import { NameWhoIsOnCall1799100000011 } from '../migrations/1799100000011-name-who-is-on-call.ts';
import { SaveViews1799100000021 } from '../migrations/1799100000021-save-views.ts';
import { LetRefundsTakeTwo1799200000001 } from '../migrations/1799200000001-let-refunds-take-two.ts';
import { KeepChangesOfStaff1799500000011 } from '../migrations/1799500000011-keep-changes-of-staff.ts';
import { LetLowerUrgencyTakeTwo1799600000501 } from '../migrations/1799600000501-let-lower-urgency-take-two.ts';
import { LetInvoicesTakeTwo1799600000601 } from '../migrations/1799600000601-let-invoices-take-two.ts';
import { LetAddressChangesTakeTwo1799500000001 } from '../migrations/1799500000001-let-address-changes-take-two.ts';
import { LetChangesOfClientsTakeTwo1799600000401 } from '../migrations/1799600000401-let-changes-of-clients-take-two.ts';
import { retention } from './retention.ts';

/** The tables of this service: what made them, and what may be done with their rows. */
export const schema: ServiceSchema = {
  name: 'gateway',
  migrations: [
    CreateSessions1790000100001,
    CreateAdminUsers1790000100002,
    CreateRateLimits1790000100003,
    IndexClientSessions1790000100101,
    StaffNamesInAnyCase1790000100102,
    LetOneTimePasswordsEnd1790000100103,
    NameSessions1790000100251,
    EndRegistrationsWithSetUp1790000100301,
    KeepTheStatus1790000100501,
    KeepSecondFactors1795700000001,
    KeepApprovals1799100000001,
    NameWhoIsOnCall1799100000011,
    SaveViews1799100000021,
    LetRefundsTakeTwo1799200000001,
    LetAddressChangesTakeTwo1799500000001,
    KeepChangesOfStaff1799500000011,
    LetChangesOfClientsTakeTwo1799600000401,
    LetLowerUrgencyTakeTwo1799600000501,
    LetInvoicesTakeTwo1799600000601,
  ],
  appendOnly: ['admin_user_changes'],
  deletes: ['sessions', 'session_signups', 'rate_limits', 'authenticator_apps', 'passkeys', 'recovery_codes'],
  retention,
};
