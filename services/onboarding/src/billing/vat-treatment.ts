import {
  COUNTRIES_OF_INCORPORATION,
  EU_MEMBER_STATES,
  type TaxIdType,
  type VatTreatment,
} from '@rep13/contracts-constants';

/** What the treatment of VAT follows from. */
export interface VatFacts {
  readonly country: string;
  readonly taxIdType: TaxIdType | null;
  readonly taxId: string | null;
  readonly businessProof: string | null;
}

/**
 * Monaco is taken for France (Article 7 of Directive 2006/112/EC). `Other` names no country, so that nothing can be said
 * of it until staff has registered the right one.
 */
const NOT_OUTSIDE: readonly string[] = [...EU_MEMBER_STATES, 'Monaco', 'Other'];

/**
 * A VAT number of a Member State (Article 215 of Directive 2006/112/EC: the prefix of the state, `EL` for Greece): its
 * holder may have an establishment there that the service is supplied to, and then the supply is there too (Article 44,
 * second sentence). Numbers with `EU` are those of businesses without any establishment in the Union.
 */
const NUMBER_OF_MEMBER_STATE =
  /^(AT|BE|BG|HR|CY|CZ|DK|EE|FI|FR|DE|EL|HU|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE)[A-Z0-9]{0,2}\d{5}/;

/**
 * How VAT stands on an invoice for a service to this client. A service to a business is supplied where the business is
 * established (Article 44 of Directive 2006/112/EC), so that outside the Union it is not subject to EU VAT. That a client
 * there is a business we may take from its VAT number, or a similar number of its country, or any other proof, once we
 * have verified it as far as is usual in trade (Article 18(3)(b) of Implementing Regulation (EU) No 282/2011): hence the
 * number, and where to look it up. What no rule decides is `unknown`, and staff's to settle.
 */
export function vatTreatmentOf(facts: VatFacts): VatTreatment {
  return isOutsideEu(facts.country) && isProvenBusiness(facts) ? 'outside-scope' : 'unknown';
}

const isOutsideEu = (country: string): boolean =>
  (COUNTRIES_OF_INCORPORATION as readonly string[]).includes(country) && !NOT_OUTSIDE.includes(country);

/** A number without a single digit is none, but a word such as "none". */
function isProvenBusiness({ taxIdType, taxId, businessProof }: VatFacts): boolean {
  if (!taxIdType || !taxId || !/\d/.test(taxId) || !businessProof?.trim()) return false;
  return taxIdType !== 'vat-number' || !NUMBER_OF_MEMBER_STATE.test(written(taxId));
}

/** As registers write it: people put blanks, dots and dashes between. */
const written = (taxId: string): string => taxId.toUpperCase().replace(/[^A-Z0-9]/g, '');
