import { IsBoolean, IsOptional } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredEmail, RequiredText } from '@rep13/contracts-validation';

/** `POST /api/compliance-check`: the three answers and who gave them. */
export class ComplianceCheckBody {
  @RequiredEmail() readonly email!: string;
  @RequiredText(LIMITS.nameMax, MESSAGES.companyName) readonly companyName!: string;
  /** Based outside the EU/EEA? */
  @IsBoolean({ message: MESSAGES.answer }) readonly question1!: boolean;
  /** Accessible by EU users? */
  @IsBoolean({ message: MESSAGES.answer }) readonly question2!: boolean;
  /** Collects data, shows user content or processes EU user interactions? */
  @IsBoolean({ message: MESSAGES.answer }) readonly question3!: boolean;
  /** Accepted because the spec sends it, never believed: the service computes it again. */
  @IsOptional() @IsBoolean({ message: MESSAGES.answer }) readonly requiresLegalRep?: boolean;
}
