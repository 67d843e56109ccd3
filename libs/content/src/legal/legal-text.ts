import type { Section } from '../pages/page.ts';

/** A legal text as data: the page sets it, the assistant searches it. */
export interface LegalText {
  title: string;
  /** Version and date, in words. */
  edition: string;
  summary: string;
  clauses: readonly Clause[];
}

export type Clause = Section;

/** What the texts say about us and our price; it stands once, in the contracts. */
export interface LegalFacts {
  companyName: string;
  registry: string;
  registryCode: string;
  address: string;
  supportEmail: string;
  businessHours: string;
  /** Such as "EUR 300". */
  fee: string;
}

/** What pages about ourselves say besides. */
export interface SiteFacts extends LegalFacts {
  brand: string;
  /** Such as "an Estonian company". */
  companyKind: string;
  city: string;
  phone: string;
  /** Where authorities reach us day and night. */
  authorityEmail: string;
  /** Member State in which we are the representative. */
  memberState: string;
  coordinator: string;
  /** In which authorities may write, such as "Dutch, English". */
  languages: string;
}
