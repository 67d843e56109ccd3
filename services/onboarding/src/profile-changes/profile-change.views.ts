import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import type { ProfileChange } from './profile-change.entity.ts';

export const toProfileChangeView = (change: ProfileChange): ProfileChangeView => ({
  id: change.id,
  signupId: change.signupId,
  state: change.state,
  fields: change.fields.map((field) => ({
    field,
    before: change.before[field] ?? null,
    after: change.after[field] ?? null,
  })),
  awaitsStaff: change.state === 'open' && change.awaitsStaff,
  awaitsAddresses: change.state === 'open' ? change.awaitsAddresses : [],
  awaitsFormerContact: change.state === 'open' && change.isStoppable,
  stoppableUntil: change.stoppableUntil?.toISOString() ?? null,
  askedAt: change.askedAt.toISOString(),
  decidedAt: change.decidedAt?.toISOString() ?? null,
  reason: change.reason,
});
