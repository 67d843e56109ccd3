import { Module } from '@nestjs/common';
import { LegalAgreementController } from './legal-agreement.controller.ts';
import { PaymentController } from './payment.controller.ts';
import { SignupController } from './signup.controller.ts';

/** What the owner of a signup may call. */
@Module({ controllers: [SignupController, PaymentController, LegalAgreementController] })
export class OnboardingModule {}
