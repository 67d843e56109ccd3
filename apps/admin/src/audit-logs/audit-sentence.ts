import type { AuditLogView } from '@rep13/contracts-onboarding';
import { kindOf, SENTENCES } from './audit-kinds.ts';

type Data = AuditLogView['eventData'];

/** `[before {value} after|else]` */
const PART = /\[([^{\]]*)\{(\w+)\}([^|\]]*)(?:\|([^\]]*))?\]/g;
/** Codes such as `refuse-order` are read as words. */
const CODE = /^[a-z]+([-_][a-z]+)+$/;

/** One thing that happened, in a sentence. */
export const auditSentence = ({
  eventType,
  eventData,
}: Pick<AuditLogView, 'eventType' | 'eventData'>): string => `${told(kindOf(eventType), eventData)}.`;

/** What happens in all events of a kind, as the same sentence says it. */
export const auditKindLabel = (kind: string): string => told(kind, {});

function told(kind: string, data: Data): string {
  const sentence = SENTENCES[kind];
  if (sentence === undefined) return byItsName(kind);
  return sentence.replace(PART, (_, before: string, name: string, after: string, otherwise = '') => {
    const value = data[name];
    if (typeof value !== 'string' && typeof value !== 'number') return otherwise;
    const words = CODE.test(String(value)) ? String(value).replaceAll(/[-_]/g, ' ') : value;
    return `${before}${words}${after}`;
  });
}

/** An event that only a later server knows. */
function byItsName(kind: string): string {
  const [, thing = '', done = ''] = kind.split('.');
  const [subject, what] = [thing, done].map((words) => words.replaceAll('-', ' '));
  const words = done.includes('-') ? `${subject}: ${what}` : `${subject} was ${what}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
