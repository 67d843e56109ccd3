import {
  Controller,
  Get,
  Param,
  Post,
  Req,
  Res,
  StreamableFile,
  UploadedFile,
  UseGuards,
} from '@nestjs/common';
import { ApiHeader, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  FinishProviderUpload,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import type { Request, Response } from 'express';
import { SignupOwnerAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { ReadsClientFile } from '../identity/index.ts';
import { ProviderFiles } from '../uploads/provider-files.ts';
import type { ArrivedFile } from '../uploads/spool.storage.ts';
import { TakesFile } from '../uploads/takes-file.decorator.ts';
import { VisitorUploadGuard } from '../uploads/visitor-upload.guard.ts';

/** A client that has taken nothing for so long has gone. */
const IDLE_MS = 30_000;

/** The policies and reports that go with the provider information. */
@ApiTags('onboarding')
@Controller('api/provider-information/:signupId/files')
@SignupOwnerAudience()
export class ProviderInformationFilesController {
  constructor(private readonly files: ProviderFiles) {}

  /**
   * Upload a file to the provider information. One file of 10 MB at most in the field `file`; its bytes decide what it
   * is. The same bytes under the same name answer the same file again.
   */
  @Post()
  @Refuses({
    'gateway.forbidden': 403,
    ...BeginProviderUpload.errors,
    ...AppendProviderUpload.errors,
    ...FinishProviderUpload.errors,
  })
  @UseGuards(VisitorUploadGuard)
  @TakesFile()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'One per form; kept for ever' })
  upload(
    @Param('signupId', PathId) signupId: number,
    @UploadedFile() arrived: ArrivedFile | undefined,
    @Req() request: Request,
  ): Promise<ProviderFileView> {
    return this.files.save(request, signupId, arrived);
  }

  /**
   * Get a file of the provider information. As an attachment under its own name: nothing of it is ever shown on our
   * pages.
   */
  @Get(':fileId')
  @ReadsClientFile('provider-file')
  @ApiProduces('application/octet-stream')
  async download(
    @Param('signupId', PathId) signupId: number,
    @Param('fileId', PathUuid) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { file, bytes } = await this.files.open(signupId, fileId);
    response.setTimeout(IDLE_MS);
    response.attachment(file.name).type(file.contentType);
    return new StreamableFile(bytes, { length: file.size });
  }
}
