import { Controller, Get, Param, Post, Res, UploadedFile, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { AddStaffFile, GetTicketFile, type StaffFileView } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminRoles, TicketReads } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import { fileToDownload } from '../uploads/file-to-download.ts';
import { TakesTicketFile } from '../uploads/takes-ticket-file.decorator.ts';
import { wholeFile, type WholeFile } from '../uploads/whole-file.ts';

/** The files of a ticket, whoever sent them. */
@ApiTags('admin')
@Controller('api/admin/sla-tickets/:id/files')
@AdminAudience()
export class TicketFilesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly reads: TicketReads,
  ) {}

  /**
   * Upload a file for the next message of staff. One file of 25 MB at most in the field `file`; its bytes decide what
   * it is.
   */
  @Post()
  @AdminRoles('admin', 'caseworker')
  @TakesTicketFile('staff')
  upload(
    @Param('id', PathId) ticketId: number,
    @UploadedFile() file: WholeFile | undefined,
  ): Promise<StaffFileView> {
    return this.rpc.call(AddStaffFile, { ticketId, ...wholeFile(file) });
  }

  /** Get a file of a ticket. As an attachment: nothing of it is ever shown on our pages. */
  @Get(':fileId')
  @ApiProduces('application/octet-stream')
  async download(
    @Param('id', PathId) ticketId: number,
    @Param('fileId', PathUuid) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    await this.reads.note(ticketId);
    return fileToDownload(response, await this.rpc.call(GetTicketFile, { ticketId, fileId }));
  }
}
