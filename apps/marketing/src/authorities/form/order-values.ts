import type {
  AuthorityType,
  ForeignKind,
  OrderElementName,
  OrderKind,
  UserNotice,
} from '@rep13/contracts-authority-requests/constants';
import type { Moment } from '@rep13/contracts-constants';

export interface TargetValues {
  target: string;
  kind: OrderKind | '';
  /** Of `general`. */
  foreignKind: ForeignKind | '';
}

export interface SenderValues {
  authorityName: string;
  memberState: string;
  authorityType: AuthorityType | '';
  officerName: string;
  officerGrade: string;
  email: string;
  phone: string;
  ownReference: string;
  fileNumber: string;
}

export interface ContentValues {
  issuedAt: Moment;
  legalBasis: string;
  reasons: string;
  reasonsWithheld: boolean;
  urls: string;
  identifiers: string;
  scope: string;
}

export interface TermsValues {
  redress: string;
  challengeCourt: string;
  challengeDeadline: string;
  effectTo: string;
  language: string;
  translationEnclosed: boolean;
  deadlineAt: Moment;
  deadlineIsPast: boolean;
  doNotInform: boolean;
  userNotice: UserNotice | '';
  userNoticeFrom: Moment;
}

/** What each step but the last holds; every field in the order in which it stands. */
export interface OrderValues {
  target: TargetValues;
  sender: SenderValues;
  order: ContentValues;
  terms: TermsValues;
}

export const NOTHING_TYPED: OrderValues = {
  target: { target: '', kind: '', foreignKind: '' },
  sender: {
    authorityName: '',
    memberState: '',
    authorityType: '',
    officerName: '',
    officerGrade: '',
    email: '',
    phone: '',
    ownReference: '',
    fileNumber: '',
  },
  order: {
    issuedAt: '',
    legalBasis: '',
    reasons: '',
    reasonsWithheld: false,
    urls: '',
    identifiers: '',
    scope: '',
  },
  terms: {
    redress: '',
    challengeCourt: '',
    challengeDeadline: '',
    effectTo: '',
    language: '',
    translationEnclosed: false,
    deadlineAt: '',
    deadlineIsPast: false,
    doNotInform: false,
    userNotice: '',
    userNoticeFrom: '',
  },
};

/** Only what is called an order is challenged, and told to users. */
export const isOrder = (kind: OrderKind | ''): boolean => kind === 'act' || kind === 'information';

type ContentName = Extract<keyof ContentValues, OrderElementName>;
type TermsName = Extract<keyof TermsValues, OrderElementName>;

interface Shown {
  order: readonly ContentName[];
  terms: readonly TermsName[];
}

const GENERAL: Shown = { order: ['reasons', 'urls', 'identifiers', 'legalBasis'], terms: ['language'] };

/** What is asked for, by the kind of order. What was typed before the kind changed is kept, and not sent. */
const SHOWN: Record<OrderKind | '', Shown> = {
  act: {
    order: ['legalBasis', 'reasons', 'urls', 'scope'],
    terms: ['redress', 'effectTo', 'language'],
  },
  information: {
    order: ['legalBasis', 'reasons', 'identifiers'],
    terms: ['redress', 'effectTo', 'language'],
  },
  general: GENERAL,
  '': GENERAL,
};

export const shownFor = (kind: OrderKind | ''): Shown => SHOWN[kind];

export const isShown = (kind: OrderKind | '', name: OrderElementName): boolean =>
  [...SHOWN[kind].order, ...SHOWN[kind].terms].some((shown) => shown === name);
