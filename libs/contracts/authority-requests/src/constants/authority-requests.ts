import type { EuMemberState } from '@rep13/contracts-constants';

/**
 * What an authority sends. `act`: an order to act against illegal content, Article 9 DSA. `information`: an order to
 * provide information, Article 10. `general`: anything else.
 */
export const ORDER_KINDS = ['act', 'information', 'general'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Who issues orders: authorities of the Member States, and those of the Union itself. */
export type IssuingState = EuMemberState | 'European Union';

/**
 * How an order reached us: by the form, typed in by staff from a mail, a letter or a telephone call, or by the client, to
 * which its authority had sent it.
 */
export const ORDER_CHANNELS = ['form', 'email', 'post', 'telephone', 'client'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

/** The ways by which staff takes an order. */
export const STAFF_CHANNELS = ['email', 'post', 'telephone'] as const;
export type StaffChannel = (typeof STAFF_CHANNELS)[number];

/** The fields of an order that Article 9(2) or 10(2) DSA names. */
export type OrderElementName =
  'legalBasis' | 'reasons' | 'urls' | 'identifiers' | 'redress' | 'effectTo' | 'scope' | 'language';

/** What an order can lack: the language is stated of it, and is nothing that it contains. */
export type MissingElementName = Exclude<OrderElementName, 'language'>;

export interface OrderElement {
  readonly name: OrderElementName;
  /** Where the DSA asks for it. */
  readonly article: string;
  /** The DSA asks for it "where applicable" only, so its absence is no fault. */
  readonly whereApplicable?: true;
  /** How the order is sent, (c), and nothing that it contains: never missing. */
  readonly ofTransmission?: true;
}

/**
 * What an order must hold, by its kind: Article 9(2)(a)(i), (ii), (iv) to (vi), (b) and (c), and Article 10(2)(a)(i),
 * (iii) to (vi) and (c) DSA. Who issues it, (a)(iii) and (a)(ii), is compulsory in the form.
 */
export const ORDER_ELEMENTS: Readonly<Record<OrderKind, readonly OrderElement[]>> = {
  act: [
    { name: 'legalBasis', article: '9(2)(a)(i)' },
    { name: 'reasons', article: '9(2)(a)(ii)' },
    { name: 'urls', article: '9(2)(a)(iv)' },
    { name: 'redress', article: '9(2)(a)(v)' },
    { name: 'effectTo', article: '9(2)(a)(vi)', whereApplicable: true },
    { name: 'scope', article: '9(2)(b)' },
    { name: 'language', article: '9(2)(c)', ofTransmission: true },
  ],
  information: [
    { name: 'legalBasis', article: '10(2)(a)(i)' },
    { name: 'identifiers', article: '10(2)(a)(iii)' },
    { name: 'reasons', article: '10(2)(a)(iv)' },
    { name: 'redress', article: '10(2)(a)(v)' },
    { name: 'effectTo', article: '10(2)(a)(vi)', whereApplicable: true },
    { name: 'language', article: '10(2)(c)', ofTransmission: true },
  ],
  general: [],
};

/** Whether the order is incomplete without it. */
export const isCompulsory = ({ whereApplicable, ofTransmission }: OrderElement): boolean =>
  !whereApplicable && !ofTransmission;

/** What an order says of its elements; absent, null, empty and blank are the same. */
export type GivenElements = Partial<Record<OrderElementName, string | readonly string[] | null>> & {
  /** Criminal proceedings forbid to give the reasons: Article 10(2)(a)(iv) DSA excepts them then. */
  readonly reasonsWithheld?: boolean | null;
  /** Where the order can be challenged is information about redress. */
  readonly challengeCourt?: string | null;
};

const isThere = (value: string | readonly string[] | null | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : (value ?? []).some((line) => line.trim() !== '');

/** Where an element stands that an authority supplied after its order: in a message or file of it, a letter, a call. */
export const SUPPLY_WAYS = ['message', 'file', 'post', 'telephone'] as const;
export type SupplyWay = (typeof SUPPLY_WAYS)[number];

export const ORDER_ELEMENT_NAMES = [
  'legalBasis',
  'reasons',
  'urls',
  'identifiers',
  'redress',
  'effectTo',
  'scope',
  'language',
] as const satisfies readonly OrderElementName[];

/** The compulsory elements of Article 9(2) or 10(2) DSA that an order lacks, in the order of the article. */
export const missingElements = (kind: OrderKind, given: GivenElements): MissingElementName[] =>
  ORDER_ELEMENTS[kind].flatMap((element) => {
    const { name } = element;
    if (name === 'language' || !isCompulsory(element) || isThere(given[name])) return [];
    if (name === 'redress' && isThere(given.challengeCourt)) return [];
    return name === 'reasons' && mayWithholdReasons(kind) && given.reasonsWithheld ? [] : [name];
  });

/** Only Article 10 excepts reasons that criminal proceedings forbid to give. */
export const mayWithholdReasons = (kind: OrderKind | ''): boolean => kind === 'information';

/**
 * How far we know that a request comes from the authority it names. `mail-confirmed`: somebody reads the mailbox.
 * `directory`: and its domain is that authority's. `called-back`: staff has asked by a number of the directory.
 */
export const SENDER_CHECKS = ['unverified', 'mail-confirmed', 'directory', 'called-back'] as const;
export type SenderCheck = (typeof SENDER_CHECKS)[number];

/** What became of a request. `held`: no ticket yet, because its sender has sent too many; staff decides. */
export const AUTHORITY_REQUEST_STATES = ['held', 'received', 'spam'] as const;
export type AuthorityRequestState = (typeof AUTHORITY_REQUEST_STATES)[number];

/** What was done about an order: Article 9(1) and 10(1) DSA want the authority told of the effect. */
export const ORDER_OUTCOMES = ['given', 'partly', 'refused'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Whether there is a moment at which effect was given. */
export const hasEffect = (outcome: OrderOutcome | null | undefined): boolean =>
  outcome === 'given' || outcome === 'partly';

/** `A-` and twice four of 32 letters and digits without 0, O, 1 and I. */
export const AUTHORITY_REFERENCE = /^A-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/;

/** Orders that one unconfirmed address may send in an hour before the next are held. */
export const UNCONFIRMED_REQUESTS_PER_HOUR = 5;

/** How long an authority's private link still answers once its order is closed, in days. */
export const AUTHORITY_LINK_DAYS = 180;

/** Lengths in characters, and how many lines of a list, of what authorities write. */
export const AUTHORITY_LIMITS = {
  targetMax: 500,
  legalBasisMax: 2_000,
  reasonsMax: 20_000,
  redressMax: 5_000,
  scopeMax: 2_000,
  effectToMax: 500,
  challengeMax: 500,
  phoneMax: 50,
  lineMax: 2_048,
  linesMax: 200,
} as const;

/** Bits of the proof of work that the form does instead of a captcha. */
export const INTAKE_WORK_BITS = 18;

/** The header that carries the proof: the challenge, a dot, the number that was found. */
export const INTAKE_WORK_HEADER = 'X-Intake-Work';
