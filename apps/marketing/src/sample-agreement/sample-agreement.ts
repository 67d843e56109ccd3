import { LEGAL_ENTITY } from '@rep13/web-kit';
import agreement from './agreement.json' with { type: 'json' };

/** A part of a paragraph; `filled` marks what is the client's own. */
export interface Run {
  readonly text: string;
  readonly filled?: boolean;
}

export interface Clause {
  /** Links point to it: `/sample-agreement#clause-4`. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly (readonly Run[])[];
}

const SLOT = /%ENTITY\.(\w+)%/g;
const isPrinted = (field: string): field is keyof typeof LEGAL_ENTITY => field in LEGAL_ENTITY;

/** The file leaves room for who we are, as everything that is built does. */
const withEntity = (runs: readonly Run[]): readonly Run[] =>
  runs.map(({ text, ...run }) => ({
    ...run,
    text: text.replace(SLOT, (slot, field: string) => (isPrinted(field) ? LEGAL_ENTITY[field] : slot)),
  }));

export const SAMPLE_PARTIES = agreement.parties.map(withEntity);

export const SAMPLE_CLAUSES: readonly Clause[] = agreement.clauses.map(({ number, heading, paragraphs }) => ({
  id: `clause-${number}`,
  title: heading,
  paragraphs: paragraphs.map(withEntity),
}));
