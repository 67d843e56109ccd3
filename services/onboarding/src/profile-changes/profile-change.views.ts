import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import { shownWebsite } from '@rep13/service-kit/web-addresses';
import type { ProfileChange } from './profile-change.entity.ts';

export const toProfileChangeView = (change: ProfileChange): ProfileChangeView => ({
  id: change.id,
  signupId: change.signupId,
  state: change.state,
  fields: change.fields.map((field) => ({
    field,
    before: shown(field, change.before[field]),
    after: shown(field, change.after[field]),
  })),
  awaitsStaff: change.state === 'open' && change.awaitsStaff,
  awaitsAddresses: change.state === 'open' ? change.awaitsAddresses : [],
  awaitsFormerContact: change.state === 'open' && change.isStoppable,
  stoppableUntil: change.stoppableUntil?.toISOString() ?? null,
  askedAt: change.askedAt.toISOString(),
  decidedAt: change.decidedAt?.toISOString() ?? null,
  reason: change.reason,
});

const shown = (field: string, value: string | null | undefined): string | null =>
  value && field === 'websiteUrl' ? shownWebsite(value) : (value ?? null);
