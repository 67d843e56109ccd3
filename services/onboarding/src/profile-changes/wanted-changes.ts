import { PROFILE_FIELDS, type ProfileChangeBody } from '@rep13/contracts-onboarding';
import type { Signup } from '../signups/index.ts';
import type { Particulars } from './profile-change.entity.ts';

/** What of a request differs from what is registered, before and after. An empty text is none. */
export function wantedChanges(
  signup: Signup,
  wanted: ProfileChangeBody,
): { before: Particulars; after: Particulars } {
  const before: Particulars = {};
  const after: Particulars = {};
  for (const field of PROFILE_FIELDS) {
    const value = wanted[field] === undefined ? undefined : wanted[field] || null;
    if (value === undefined || value === signup[field]) continue;
    before[field] = signup[field];
    after[field] = value;
  }
  return { before, after };
}
