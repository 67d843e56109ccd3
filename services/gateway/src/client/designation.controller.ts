import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Session,
  UploadedFile,
  type StreamableFile,
} from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  GetLetterPdf,
  ListClientDesignations,
  SignDesignation,
  SignDesignationBody,
  UploadSignedLetter,
  type DesignationView,
} from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import { ClientAudience } from '../audience/audiences.ts';
import { observedOrigin } from '../edge/observed-origin.ts';
import { pdfToDownload } from '../edge/pdf-to-download.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import type { SessionData } from '../identity/index.ts';
import { TakesPdf } from '../uploads/takes-pdf.decorator.ts';
import { PdfExpected } from '../uploads/uploads.errors.ts';

/** The letters that tell the coordinator who represents the client, Article 13(4) DSA. */
@ApiTags('client')
@Controller('api/client/designation')
@ClientAudience()
export class ClientDesignationController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the letters about the own mandate, newest first. */
  @Get()
  list(@Session() { client }: SessionData): Promise<DesignationView[]> {
    return this.rpc.call(ListClientDesignations, { signupId: client.signupId });
  }

  /** Sign the letter that waits. 404 when none does, 409 when another text was shown. */
  @Post('sign')
  @HttpCode(200)
  @Idempotent()
  sign(
    @Session() { client }: SessionData,
    @Body() { signerName, signerTitle, textSha256 }: SignDesignationBody,
  ): Promise<DesignationView> {
    const signature = { signerName, signerTitle, textSha256 };
    return this.rpc.call(SignDesignation, {
      ...signature,
      signupId: client.signupId,
      origin: observedOrigin(),
    });
  }

  /** Get a letter about the own mandate as PDF. Signed if it is; else to be signed by hand. */
  @Get(':id/letter.pdf')
  @ApiProduces('application/pdf')
  async letter(
    @Session() { client }: SessionData,
    @Param('id', PathId) designationId: number,
  ): Promise<StreamableFile> {
    return pdfToDownload(await this.rpc.call(GetLetterPdf, { designationId, signupId: client.signupId }));
  }

  /**
   * Upload the letter that waits, signed by hand or elsewhere. A PDF of at most 10 MB in the field `file`; 404 when
   * this letter does not wait any more.
   */
  @Post(':id/letter')
  @HttpCode(200)
  @TakesPdf('clients')
  upload(
    @Session() { client }: SessionData,
    @Param('id', PathId) designationId: number,
    @UploadedFile() file?: { readonly buffer: Buffer },
  ): Promise<DesignationView> {
    if (!file) throw new PdfExpected();
    return this.rpc.call(UploadSignedLetter, {
      signupId: client.signupId,
      designationId,
      bytes: file.buffer,
      origin: observedOrigin(),
    });
  }
}
