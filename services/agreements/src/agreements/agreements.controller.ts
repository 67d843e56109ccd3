import { Controller } from '@nestjs/common';
import {
  FindAgreement,
  GetAgreementDraft,
  GetAgreementPdf,
  GetAgreementStatistics,
  GetDetailsToPublish,
  SignAgreement,
  type AgreementDraftView,
  type AgreementPdfView,
  type AgreementView,
  type DetailsToPublishView,
} from '@rep13/contracts-agreements';
import type { DayCountView } from '@rep13/contracts-messaging';
import { OnCommand } from '@rep13/service-kit';
import { AgreementPdfs } from './agreement-pdfs.service.ts';
import { AgreementStatistics } from './agreement-statistics.service.ts';
import { AgreementsService } from './agreements.service.ts';

/** The commands of this service; who may send which is the gateway's to know. */
@Controller()
export class AgreementsController {
  constructor(
    private readonly agreements: AgreementsService,
    private readonly pdfs: AgreementPdfs,
    private readonly figures: AgreementStatistics,
  ) {}

  @OnCommand(GetAgreementDraft)
  draft({ signupId }: GetAgreementDraft): Promise<AgreementDraftView> {
    return this.agreements.draft(signupId);
  }

  @OnCommand(SignAgreement)
  sign(command: SignAgreement): Promise<AgreementView> {
    return this.agreements.sign(command);
  }

  @OnCommand(FindAgreement)
  find({ signupId }: FindAgreement): Promise<AgreementView | null> {
    return this.agreements.find(signupId);
  }

  @OnCommand(GetAgreementStatistics)
  statistics(query: GetAgreementStatistics): Promise<DayCountView[]> {
    return this.figures.get(query);
  }

  @OnCommand(GetDetailsToPublish)
  detailsToPublish({ signupId }: GetDetailsToPublish): Promise<DetailsToPublishView> {
    return this.agreements.detailsToPublish(signupId);
  }

  @OnCommand(GetAgreementPdf)
  pdf({ signupId }: GetAgreementPdf): Promise<AgreementPdfView> {
    return this.pdfs.get(signupId);
  }
}
