import {
  AUTHORITY_TYPE_NAMES,
  FOREIGN_ORDERS,
  USER_NOTICE_NAMES,
  type AuthorityType,
  type ForeignKind,
  type UserNotice,
} from '../../constants/index.ts';

interface ForeignTexts {
  readonly name: string;
  readonly answer: string;
}

/** What is chosen from, as it is called; `state` and `language` name in this language what has an English name. */
export const names = {
  authorityTypes: AUTHORITY_TYPE_NAMES as Record<AuthorityType, string>,
  userNotices: USER_NOTICE_NAMES as Record<UserNotice, string>,
  /** Of `later`. */
  userNoticeFrom: (from: string) => `Yes, from ${from}`,
  foreignOrders: FOREIGN_ORDERS as Record<ForeignKind, ForeignTexts>,
  state: (name: string) => name,
  language: (name: string) => name,
};
