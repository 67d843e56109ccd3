import type { OrderParticulars, OrderParticularsBody } from '@rep13/contracts-authority-requests';
import type { AuthorityRequest } from './authority-request.entity.ts';

/** As it was typed: absent, null and empty are the same. */
export type GivenParticulars = { readonly [Name in keyof OrderParticularsBody]?: OrderParticularsBody[Name] };

const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** As it is kept. From when the user may be told is kept only where it is later. */
export const particularsFrom = (given: GivenParticulars) => ({
  authorityType: given.authorityType ?? null,
  officerGrade: given.officerGrade || null,
  fileNumber: given.fileNumber || null,
  issuedAt: momentOf(given.issuedAt),
  challengeCourt: given.challengeCourt || null,
  challengeDeadline: given.challengeDeadline || null,
  userNotice: given.userNotice ?? null,
  userNoticeFrom: given.userNotice === 'later' ? momentOf(given.userNoticeFrom) : null,
});

/** As it is shown, field by field; the officer's grade goes with the name. */
export const toOrderParticulars = (request: AuthorityRequest): OrderParticulars => ({
  authorityType: request.authorityType,
  fileNumber: request.fileNumber,
  issuedAt: request.issuedAt?.toISOString() ?? null,
  challengeCourt: request.challengeCourt,
  challengeDeadline: request.challengeDeadline,
  userNotice: request.userNotice,
  userNoticeFrom: request.userNoticeFrom?.toISOString() ?? null,
});
