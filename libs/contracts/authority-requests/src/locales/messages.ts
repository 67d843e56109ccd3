import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { AUTHORITY_LIMITS, TICKET_MESSAGE_MAX } from '../constants/index.ts';

/** What forms and API find wrong with what an authority types, in the English in which both say it. */
const SHARED = {
  orderTarget: MESSAGES.orderTarget,
  orderKind: MESSAGES.orderKind,
  foreignKind: MESSAGES.foreignKind,
  authorityName: MESSAGES.authorityName,
  authorityType: MESSAGES.authorityType,
  issuingState: MESSAGES.issuingState,
  email: MESSAGES.email,
  issuedAt: MESSAGES.issuedAt,
  issuedAhead: MESSAGES.issuedAhead,
  userNotice: MESSAGES.userNotice,
  userNoticeFrom: MESSAGES.userNoticeFrom,
  orderLines: `Please give a list of at most ${AUTHORITY_LIMITS.linesMax} lines`,
  deadline: MESSAGES.deadline,
  deadlinePast: MESSAGES.deadlinePast,
  deadlineTooFar: MESSAGES.deadlineTooFar,
  deadlineTooOld: MESSAGES.deadlineTooOld,
  messageBody: MESSAGES.messageBody,
  mailedCode: MESSAGES.mailedCode,
  upload: MESSAGES.upload,
  hiddenCharacters: MESSAGES.hiddenCharacters,
  controlCharacters: 'Please leave out control characters',
  oneLine: 'Please use one line without control characters',
  dateAndTime: 'Please give date and time',
} as const;
type Message = keyof typeof SHARED;

/** The same in a language, and what names a length. */
export type MessageTexts = Readonly<Record<Message, string>> & {
  readonly tooLong: (max: number) => string;
  readonly lineTooLong: (max: number) => string;
};

const tooLong = (max: number): string => `Please use at most ${max} characters`;
const lineTooLong = (max: number): string => `Please use at most ${max} characters a line`;

export const ENGLISH_MESSAGES: MessageTexts = { ...SHARED, tooLong, lineTooLong };

/** Every length that an authority can exceed. */
const LENGTHS: readonly number[] = [
  ...Object.values(AUTHORITY_LIMITS),
  LIMITS.nameMax,
  LIMITS.emailMax,
  LIMITS.designationReferenceMax,
  TICKET_MESSAGE_MAX,
];

/** Behind some messages stands in brackets what they are about, such as `(U+200B)`. */
const WITH_DETAIL = /^(.+?)( \(.+\))?$/su;

/**
 * Says what is wrong in a language. Forms and API say it in English, and that is how it is recognised: whole, never by a
 * part of it.
 * @returns undefined for what no form for authorities says
 */
export function messageIn(texts: MessageTexts): (message: string) => string | undefined {
  const known = new Map<string, string>([
    ...(Object.keys(SHARED) as Message[]).map((name) => [SHARED[name], texts[name]] as const),
    ...LENGTHS.map((max) => [tooLong(max), texts.tooLong(max)] as const),
    ...LENGTHS.map((max) => [lineTooLong(max), texts.lineTooLong(max)] as const),
  ]);
  return (message) => {
    const [, text = '', detail = ''] = WITH_DETAIL.exec(message) ?? [];
    const translated = known.get(message);
    if (translated !== undefined) return translated;
    const withoutDetail = known.get(text);
    return withoutDetail === undefined ? undefined : withoutDetail + detail;
  };
}
