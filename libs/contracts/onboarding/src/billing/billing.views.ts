import type {
  BillingTaskKind,
  TaxEvidence,
  TaxIdType,
  VatTreatment,
  Moment,
} from '@rep13/contracts-constants';

/** What shows that a client is a business, and when its number was last looked up. */
export interface TaxEvidenceView {
  readonly level: TaxEvidence;
  readonly checkedAt: Moment | null;
  /** The number under which VIES keeps the question. */
  readonly reference: string | null;
}

/** Who a client's invoices are for. */
export interface BillingView {
  readonly legalName: string;
  readonly address: string;
  /** The country of incorporation. */
  readonly country: string;
  /** The three are null until the client has said so. */
  readonly taxIdType: TaxIdType | null;
  readonly taxId: string | null;
  readonly businessProof: string | null;
  readonly evidence: TaxEvidenceView;
  /** What the written rules make of it; that VAT is charged, and at which rate, only staff decides. */
  readonly vatTreatment: Exclude<VatTreatment, 'standard'>;
  /** False: it is what was given at registration, and the client has not confirmed it. */
  readonly isConfirmed: boolean;
}

/** `GET /api/admin/billing-tasks`: something about money that staff has to settle. */
export interface BillingTaskView {
  readonly id: number;
  /** Null where the provider told of a payment of nobody. */
  readonly signupId: number | null;
  readonly companyName: string | null;
  readonly kind: BillingTaskKind;
  /** What it is about, in words for staff: amounts, references of the provider. */
  readonly details: string;
  readonly openedAt: Moment;
  readonly doneAt: Moment | null;
  readonly doneBy: string | null;
  readonly note: string | null;
}
