import { Body, Controller, Get, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  GetAddendumPdf,
  GetAgreementDraft,
  GetAgreementPdf,
  GetDetailsToPublish,
  SignAgreement,
  SignAgreementBody,
  type AgreementDraftView,
  type AgreementView,
  type DetailsToPublishView,
} from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import { SignupOwnerAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { ForClientAlone } from '../audience/for-client-alone.ts';
import { observedOrigin } from '../edge/observed-origin.ts';
import { pdfToDownload } from '../edge/pdf-to-download.ts';
import { ReadsClientFile } from '../identity/index.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** Reading, signing and keeping one's own agreement. */
@ApiTags('onboarding')
@Controller('api/legal-agreement')
@SignupOwnerAudience()
export class LegalAgreementController {
  constructor(private readonly rpc: RpcClient) {}

  /** Sign the agreement. The first signature stays; a second call answers it again. */
  @Post()
  @ForClientAlone()
  @Idempotent()
  sign(@Body() body: SignAgreementBody): Promise<AgreementView> {
    const { signupId, clientSignature, clientSignatureType, signerTitle } = body;
    const { clientIpAddress, contactPoint, textSha256 } = body;
    const who = { signupId, clientSignature, clientSignatureType, signerTitle };
    const signature = { ...who, clientIpAddress, contactPoint, textSha256 };
    return this.rpc.call(SignAgreement, { ...signature, origin: observedOrigin() });
  }

  /** Get the agreement's text, filled in. */
  @Get(':signupId/draft')
  @ReadsClientFile('agreement')
  draft(@Param('signupId', PathId) signupId: number): Promise<AgreementDraftView> {
    return this.rpc.call(GetAgreementDraft, { signupId });
  }

  /** Get what a signed client publishes about its representative, ready to paste. */
  @Get(':signupId/details-to-publish')
  @ReadsClientFile('agreement')
  detailsToPublish(@Param('signupId', PathId) signupId: number): Promise<DetailsToPublishView> {
    return this.rpc.call(GetDetailsToPublish, { signupId });
  }

  /** Get the signed agreement as PDF. */
  @Get(':signupId/pdf')
  @ReadsClientFile('agreement-pdf')
  @ApiProduces('application/pdf')
  async pdf(@Param('signupId', PathId) signupId: number): Promise<StreamableFile> {
    const pdf = await this.rpc.call(GetAgreementPdf, { signupId });
    return pdfToDownload(pdf);
  }

  /** Get the signed addendum on the point of contact as PDF. 404 where none was signed, and while it is being made. */
  @Get(':signupId/addendum-pdf')
  @ReadsClientFile('addendum-pdf')
  @ApiProduces('application/pdf')
  async addendumPdf(@Param('signupId', PathId) signupId: number): Promise<StreamableFile> {
    return pdfToDownload(await this.rpc.call(GetAddendumPdf, { signupId }));
  }
}
