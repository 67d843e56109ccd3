import type { AuditLogView } from '@rep13/contracts-onboarding';
import { kindOf, SENTENCES } from './audit-kinds.ts';

type Data = AuditLogView['eventData'];

/** `[before {value} after|else]` */
const PART = /\[([^{\]]*)\{(\w+)\}([^|\]]*)(?:\|([^\]]*))?\]/g;
/** Codes such as `refuse-order` are shown with spaces. */
const CODE = /^[a-z]+([-_][a-z]+)+$/;

/** One thing that happened, in a sentence. */
export const auditSentence = (
  { eventType, eventData }: Pick<AuditLogView, 'eventType' | 'eventData'>,
  actor?: string,
): string => `${described(kindOf(eventType), { actor, ...eventData })}.`;

/** What happens in all events of a kind, as the same sentence says it. */
export const auditKindLabel = (kind: string): string => described(kind, {});

function described(kind: string, data: Data): string {
  const sentence = SENTENCES[kind];
  if (sentence === undefined) return byItsName(kind);
  return sentence.replace(PART, (_, before: string, name: string, after: string, otherwise = '') => {
    const value = data[name];
    if (typeof value !== 'string' && typeof value !== 'number') return otherwise;
    const readable = CODE.test(String(value)) ? String(value).replaceAll(/[-_]/g, ' ') : value;
    return `${before}${readable}${after}`;
  });
}

/** An event that only a later server knows. */
function byItsName(kind: string): string {
  const [, thing = '', done = ''] = kind.split('.');
  const [subject, what] = [thing, done].map((code) => code.replaceAll('-', ' '));
  const sentence = done.includes('-') ? `${subject}: ${what}` : `${subject} was ${what}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
