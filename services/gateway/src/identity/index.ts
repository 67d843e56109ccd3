/** What the other folders may use of who is signed in, and how that is proven and recorded. */
export { AdminUser, WORKING_ROLES } from './admin-users/admin-user.entity.ts';
export { OwnAccount } from './admin-users/admin-user.errors.ts';
export { toAdminUserView } from './admin-users/admin-user.view.ts';
export { AdminUsersService } from './admin-users/admin-users.service.ts';
export { ColleaguesService } from './admin-users/colleagues.service.ts';
export { dependentStaff, noteStaffChange } from './admin-users/dependent-staff.ts';
export { SavedViewsService } from './admin-users/saved-views.service.ts';
export { lockStaff, requireStillAdmin, StaffService } from './admin-users/staff.service.ts';
export { clientOwner, type FactorOwner, staffOwner } from './second-factor/factor-owner.ts';
export { HalfSessions } from './second-factor/half-sessions.ts';
export { PasskeyChallenges } from './second-factor/passkey-challenges.ts';
export { SecondFactorChanges } from './second-factor/second-factor-changes.ts';
export { SecondFactors } from './second-factor/second-factors.ts';
export { cookieName, cookieOf, cookieOptions } from './sessions/cookies.ts';
export { KnownDevices } from './sessions/known-devices.ts';
export { OwnSessions, type SessionOwner } from './sessions/own-sessions.ts';
export { PostgresSessionStore } from './sessions/postgres-session.store.ts';
export type { SessionData } from './sessions/session-data.ts';
export { newScope, Sessions } from './sessions/sessions.ts';
export { VisitorScopes } from './sessions/visitor-scopes.ts';
export {
  AdminGuard,
  AdminRoles,
  AllowedBeforePasswordChange,
  AllowedBeforeSecondFactor,
  SignedInAdmin,
} from './signed-in/admin.guard.ts';
export { ClientGuard } from './signed-in/client.guard.ts';
export { HalfwayClientGuard, HalfwayStaffGuard } from './signed-in/halfway.guard.ts';
export { NotStaffGuard } from './signed-in/not-staff.guard.ts';
export { ProveAgain } from './step-up/prove-again.ts';
export { NeedsStepUp, NeedsStepUpToBreakGlass } from './step-up/step-up.guard.ts';
export { AuditTrail } from './trail/audit-trail.ts';
export { ReadsClientFile } from './trail/reads-client-file.decorator.ts';
export { type Named, SignInTrail } from './trail/sign-in-trail.ts';
export { TicketReads } from './trail/ticket-reads.ts';
