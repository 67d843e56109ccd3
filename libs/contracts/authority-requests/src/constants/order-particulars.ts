/** Of which kind an authority is, in the words of the order form in Annex I of Regulation (EU) 2021/784. */
export const AUTHORITY_TYPES = ['judge', 'prosecutor', 'police', 'administrative', 'other'] as const;
export type AuthorityType = (typeof AUTHORITY_TYPES)[number];

export const AUTHORITY_TYPE_NAMES: Readonly<Record<AuthorityType, string>> = {
  judge: 'Judge, court or investigating judge',
  prosecutor: 'Public prosecutor',
  police: 'Police or other law enforcement',
  administrative: 'Administrative authority',
  other: 'Other',
};

/**
 * Whether the provider may tell the user concerned of the order, as it must under Article 9(5) and 10(5) DSA at the
 * latest when it gives effect; `later`: from a time that the authority names; `not-yet`: not before it allows it.
 */
export const USER_NOTICES = ['allowed', 'later', 'not-yet'] as const;
export type UserNotice = (typeof USER_NOTICES)[number];

export const USER_NOTICE_NAMES: Readonly<Record<UserNotice, string>> = {
  allowed: 'Yes, at once',
  later: 'Yes, from a later time',
  'not-yet': 'Not before the authority allows it',
};

/** The answer in words. @param from the time that the authority named, as it is shown there */
export const userNoticeText = (notice: UserNotice, from: string | null): string =>
  notice === 'later' && from ? `Yes, from ${from}` : USER_NOTICE_NAMES[notice];
