import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { LegalAgreementController } from './legal-agreement.controller.ts';
import { PaymentController } from './payment.controller.ts';
import { ProviderInformationController } from './provider-information.controller.ts';
import { ProviderInformationFilesController } from './provider-information-files.controller.ts';
import { SignupController } from './signup.controller.ts';

/** What the owner of a signup may call. */
@Module({
  imports: [UploadsModule],
  controllers: [
    SignupController,
    PaymentController,
    LegalAgreementController,
    ProviderInformationController,
    ProviderInformationFilesController,
  ],
})
export class OnboardingModule {}
