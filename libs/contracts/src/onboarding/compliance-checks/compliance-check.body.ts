import { IsBoolean, IsOptional } from 'class-validator';
import { LIMITS } from '../../constants/limits.ts';
import { MESSAGES } from '../../constants/messages.ts';
import { RequiredEmail, RequiredText } from '../../validation/text.ts';

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
