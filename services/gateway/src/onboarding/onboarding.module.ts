import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { ProviderFileStorage } from '../uploads/provider-file.storage.ts';
import { MULTIPART_LIMITS } from '../uploads/upload-limits.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { LegalAgreementController } from './legal-agreement.controller.ts';
import { PaymentController } from './payment.controller.ts';
import { ProviderInformationController } from './provider-information.controller.ts';
import { ProviderInformationFilesController } from './provider-information-files.controller.ts';
import { SignupController } from './signup.controller.ts';

/** What the owner of a signup may call. */
@Module({
  imports: [
    UploadsModule,
    MulterModule.registerAsync({
      imports: [UploadsModule],
      inject: [ProviderFileStorage],
      useFactory: (storage: ProviderFileStorage) => ({
        storage,
        limits: MULTIPART_LIMITS,
        defParamCharset: 'utf8',
      }),
    }),
  ],
  controllers: [
    SignupController,
    PaymentController,
    LegalAgreementController,
    ProviderInformationController,
    ProviderInformationFilesController,
  ],
})
export class OnboardingModule {}
