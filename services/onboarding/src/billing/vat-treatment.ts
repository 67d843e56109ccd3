import { COUNTRIES_OF_INCORPORATION } from '@rep13/contracts-onboarding/constants';
import {
  EU_MEMBER_STATES,
  type EuMemberState,
  type TaxEvidence,
  type TaxIdType,
  type VatTreatment,
} from '@rep13/contracts-constants';
import { plainTaxId } from './tax-evidence.ts';

/** What the treatment of VAT follows from. */
export interface VatFacts {
  readonly country: string;
  readonly taxIdType: TaxIdType | null;
  readonly taxId: string | null;
  readonly businessProof: string | null;
  readonly evidence: TaxEvidence;
}

/** Who sends the invoice. */
export interface VatSeller {
  /** Where it is established. */
  readonly memberState: string;
  /** Its own VAT number: without one nobody can be charged in reverse. */
  readonly vatNumber?: string | null;
}

/** The prefixes of VAT numbers: the codes of ISO 3166-1, but `EL` for Greece. Article 215 of Directive 2006/112/EC. */
const PREFIXES: Record<EuMemberState, string> = {
  ...{ Austria: 'AT', Belgium: 'BE', Bulgaria: 'BG', Croatia: 'HR', Cyprus: 'CY', Czechia: 'CZ' },
  ...{ Denmark: 'DK', Estonia: 'EE', Finland: 'FI', France: 'FR', Germany: 'DE', Greece: 'EL' },
  ...{ Hungary: 'HU', Ireland: 'IE', Italy: 'IT', Latvia: 'LV', Lithuania: 'LT', Luxembourg: 'LU' },
  ...{ Malta: 'MT', Netherlands: 'NL', Poland: 'PL', Portugal: 'PT', Romania: 'RO', Slovakia: 'SK' },
  ...{ Slovenia: 'SI', Spain: 'ES', Sweden: 'SE' },
};

/** Countries that are taken for a Member State. Article 7 of Directive 2006/112/EC. */
const TAKEN_FOR: Readonly<Record<string, EuMemberState>> = { Monaco: 'France' };

const NUMBER_OF_MEMBER_STATE = new RegExp(
  `^(${Object.values(PREFIXES).join('|')})(?=[A-Z0-9]{0,2}\\d{5})([A-Z0-9]{2,13})$`,
);

/** A VAT number of a Member State, in the parts that VIES asks for; undefined for every other number. */
export function memberStateNumber({
  taxIdType,
  taxId,
}: Pick<VatFacts, 'taxIdType' | 'taxId'>): { prefix: string; number: string } | undefined {
  if (taxIdType !== 'vat-number' || taxId === null) return undefined;
  const [, prefix, number] = NUMBER_OF_MEMBER_STATE.exec(plainTaxId(taxId)) ?? [];
  return prefix && number ? { prefix, number } : undefined;
}

/**
 * How VAT stands on an invoice for a service to this client. A service to a business is supplied where the business is
 * established (Article 44 of Directive 2006/112/EC): outside the Union it is not subject to EU VAT, and in another Member
 * State the business owes it itself (Article 196). That a client outside is a business we may take from its number and
 * where to look it up (Article 18(3)(b) of Implementing Regulation (EU) No 282/2011), in the Union from a VAT number that
 * was confirmed (Article 18(1)). What no rule decides, and what a register does not know, is `unknown`: staff's to settle.
 */
export function vatTreatmentOf(facts: VatFacts, seller: VatSeller): Exclude<VatTreatment, 'standard'> {
  if (facts.evidence === 'refuted' || !isNamed(facts)) return 'unknown';
  const state = memberStateOf(facts.country);
  if (state) return isInReverse(facts, state, seller) ? 'reverse-charge' : 'unknown';
  // A client outside with a VAT number of a Member State may have an establishment there that the service is supplied to.
  return isOutsideEu(facts.country) && !memberStateNumber(facts) ? 'outside-scope' : 'unknown';
}

const memberStateOf = (country: string): EuMemberState | undefined =>
  TAKEN_FOR[country] ?? EU_MEMBER_STATES.find((state) => state === country);

function isInReverse(facts: VatFacts, state: EuMemberState, { memberState, vatNumber }: VatSeller): boolean {
  const isConfirmed = facts.evidence === 'vies' || facts.evidence === 'staff';
  const isOfState = memberStateNumber(facts)?.prefix === PREFIXES[state];
  return isConfirmed && isOfState && state !== memberState && Boolean(vatNumber);
}

/** `Other` names no country, so that nothing can be said of it until staff has registered the right one. */
const isOutsideEu = (country: string): boolean =>
  country !== 'Other' && (COUNTRIES_OF_INCORPORATION as readonly string[]).includes(country);

/** A number without a single digit is none, but a word such as "none". */
const isNamed = ({ taxIdType, taxId, businessProof }: VatFacts): boolean =>
  taxIdType !== null && taxId !== null && /\d/.test(taxId) && Boolean(businessProof?.trim());
