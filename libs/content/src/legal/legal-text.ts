/** A legal text as data: the page sets it, the assistant searches it. */
export interface LegalText {
  title: string;
  /** Version and date, in words. */
  edition: string;
  summary: string;
  clauses: readonly Clause[];
}

export interface Clause {
  /** Lets links point here: `/terms#fees`. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

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
