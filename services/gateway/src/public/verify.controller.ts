import {
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  Req,
  UploadedFile,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SHA256 } from '@rep13/contracts-constants';
import {
  DocumentNumberQuery,
  FindDocument,
  FindDocumentByNumber,
  VerifyDocument,
  type DocumentVerificationView,
  type NumberedDocumentView,
  type UploadVerificationView,
} from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { PathText } from '../edge/path-text.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { addressOf } from '../edge/request-id.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { UploadedVerificationsGuard } from '../rate-limits/uploaded-verifications.guard.ts';
import { TakesPdf } from '../uploads/takes-pdf.decorator.ts';
import { PdfExpected } from '../uploads/uploads.errors.ts';

/** A SHA-256 as people copy it. */
const IN_ANY_CASE = new RegExp(SHA256, 'i');

/** Whether a document is ours: anybody who has it may ask. */
@ApiTags('public')
@Controller('api/verify')
@PublicAudience()
export class VerifyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Find out by its number whether we issued a document. `number` is what is printed on it: the id of an agreement's
   * pages, a register number or the reference of a letter. It says nothing of a copy.
   */
  @Get('by-number')
  @Refuses({ 'gateway.too-many-attempts': 429 })
  async findByNumber(
    @Query() { number }: DocumentNumberQuery,
    @Req() request: Request,
  ): Promise<NumberedDocumentView> {
    await this.limits.verifications.take({ address: addressOf(request) });
    return this.rpc.call(FindDocumentByNumber, { number });
  }

  /** Find out by its SHA-256 whether we issued a document. Unknown is an answer: `known` is false. */
  @Get(':sha256')
  @Refuses({ 'gateway.too-many-attempts': 429 })
  async find(
    @Param('sha256', new PathText(IN_ANY_CASE)) sha256: string,
    @Req() request: Request,
  ): Promise<DocumentVerificationView> {
    await this.limits.verifications.take({ address: addressOf(request) });
    return this.rpc.call(FindDocument, { sha256: sha256.toLowerCase() });
  }

  /**
   * Verify the signatures of a PDF. At most 10 MB, in the field `file` or as the body itself with the type
   * `application/pdf`. It is read and not kept.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  @UseGuards(UploadedVerificationsGuard)
  @TakesPdf('strangers')
  verify(@UploadedFile() file?: { readonly buffer: Buffer }): Promise<UploadVerificationView> {
    if (!file) throw new PdfExpected();
    return this.rpc.call(VerifyDocument, { bytes: file.buffer });
  }
}
