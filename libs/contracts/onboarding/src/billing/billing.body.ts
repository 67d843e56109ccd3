import { IsIn } from 'class-validator';
import { LIMITS, MESSAGES, TAX_ID_TYPES, type TaxIdType } from '@rep13/contracts-constants';
import { RequiredLines, RequiredText } from '@rep13/contracts-validation';

/**
 * `PUT /api/client/billing`, and asked before a real payment: who the invoice is for, and what shows that it is a
 * business (Article 18(3) of Regulation (EU) No 282/2011). The country is the one of incorporation.
 */
export class BillingBody {
  @RequiredText(LIMITS.nameMax, MESSAGES.billingName) readonly legalName!: string;
  /** As it is to stand on the invoice, in lines. */
  @RequiredLines(LIMITS.addressMax, MESSAGES.billingAddress) readonly address!: string;
  @IsIn(TAX_ID_TYPES, { message: MESSAGES.taxIdType }) readonly taxIdType!: TaxIdType;
  @RequiredText(LIMITS.taxIdMax, MESSAGES.taxId) readonly taxId!: string;
  /** Where anybody can look the number up: a register and its address. */
  @RequiredText(LIMITS.businessProofMax, MESSAGES.businessProof) readonly businessProof!: string;
}
