import { Injectable } from '@nestjs/common';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import {
  AdminUserDeactivated,
  AdminUserPasswordChanged,
  AdminUserPasswordReset,
  AdminUserReactivated,
  AdminUserRoleChanged,
} from '@rep13/contracts-gateway';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { staffAccountChanged, type StaffAccountChange } from './staff-account-changed.email.ts';

/** One mail for each change, by the event that reports it. */
@Injectable()
export class NotifyColleagueWhenAccountChanged {
  @OnEvent(AdminUserRoleChanged, 'mail')
  roleChanged(event: AdminUserRoleChanged, handling: Handling): void {
    enqueue(handling, event, 'role-changed');
  }

  @OnEvent(AdminUserPasswordReset, 'mail')
  passwordReset(event: AdminUserPasswordReset, handling: Handling): void {
    enqueue(handling, event, 'password-reset');
  }

  @OnEvent(AdminUserPasswordChanged, 'mail')
  passwordChanged(event: AdminUserPasswordChanged, handling: Handling): void {
    enqueue(handling, event, 'password-changed');
  }

  @OnEvent(AdminUserDeactivated, 'mail')
  deactivated(event: AdminUserDeactivated, handling: Handling): void {
    enqueue(handling, event, 'deactivated');
  }

  @OnEvent(AdminUserReactivated, 'mail')
  reactivated(event: AdminUserReactivated, handling: Handling): void {
    enqueue(handling, event, 'reactivated');
  }
}

interface Change {
  readonly adminUserId: number;
  readonly role?: AdminRole;
  readonly changedAt?: string;
}

function enqueue(
  { jobs, envelope }: Handling,
  { adminUserId, role, changedAt = envelope.time }: Change,
  change: StaffAccountChange,
): void {
  const facts = { adminUserId, change, ...(role && { role }), changedAt };
  enqueueEmail(jobs, staffAccountChanged, facts, `${adminUserId}-${change}-${changedAt}`);
}
