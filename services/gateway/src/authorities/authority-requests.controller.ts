import {
  applyDecorators,
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Req,
  Res,
  UploadedFile,
  UseGuards,
  type StreamableFile,
} from '@nestjs/common';
import { ApiHeader, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  AddAuthorityFile,
  ConfirmSender,
  GetAuthorityFile,
  ReadAuthorityRequest,
  RenewAuthorityLink,
  WriteAsAuthority,
} from '@rep13/contracts-sla';
import {
  ConfirmSenderBody,
  TicketMessageBody,
  type AuthorityMessageView,
  type AuthorityRequestStatusView,
  type TicketFileView,
} from '@rep13/contracts-authority-requests';
import { RpcClient } from '@rep13/service-kit';
import type { Request, Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { TooManyAttempts } from '../edge/http-errors.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import { addressOf } from '../edge/request-id.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { fileToDownload } from '../uploads/file-to-download.ts';
import { TakesTicketFile } from '../uploads/takes-ticket-file.decorator.ts';
import { wholeFile, type WholeFile } from '../uploads/whole-file.ts';
import { AuthorityLinkGuard } from './authority-link.guard.ts';
import { Link, linkOf, type AuthorityLink } from './authority-link.ts';
import { AuthorityUploadGuard } from './authority-upload.guard.ts';

/** What the private link opens; a wrong one, an old one and one of another request look like nothing at all. */
const WithLink = (): MethodDecorator =>
  applyDecorators(
    UseGuards(AuthorityLinkGuard),
    ApiParam({ name: 'reference', type: String }),
    ApiHeader({ name: 'Authorization', required: true, description: '`Bearer` and the token of the link' }),
  );

/** What an authority reads and writes about its own request, by its private link. */
@ApiTags('public')
@Controller('api/authority-requests/:reference')
@PublicAudience()
export class AuthorityRequestsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  /** Get where a request of an authority stands, with what was written. */
  @Get()
  @WithLink()
  read(@Link() link: AuthorityLink): Promise<AuthorityRequestStatusView> {
    return this.rpc.call(ReadAuthorityRequest, link);
  }

  /**
   * Write to us about a request, as its authority. Files that go with it are uploaded before. A request that was
   * closed is opened again by it. Refused for what was spam, and where a request was closed and we may take nothing
   * about its client any more.
   */
  @Post('messages')
  @WithLink()
  @Idempotent()
  write(@Link() link: AuthorityLink, @Body() body: TicketMessageBody): Promise<AuthorityMessageView> {
    return this.rpc.call(WriteAsAuthority, { ...body, ...link });
  }

  /**
   * Upload a file to a request, as its authority. One file of 25 MB at most in the field `file`; its bytes decide what
   * it is.
   */
  @Post('files')
  @WithLink()
  @UseGuards(AuthorityUploadGuard)
  @TakesTicketFile('authorities')
  upload(@Link() link: AuthorityLink, @UploadedFile() file: WholeFile | undefined): Promise<TicketFileView> {
    return this.rpc.call(AddAuthorityFile, { ...link, ...wholeFile(file) });
  }

  /** Get a file that the authority sent or was sent. As an attachment. */
  @Get('files/:fileId')
  @WithLink()
  @ApiProduces('application/octet-stream')
  async download(
    @Link() link: AuthorityLink,
    @Param('fileId', PathUuid) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return fileToDownload(response, await this.rpc.call(GetAuthorityFile, { ...link, fileId }));
  }

  /** Confirm from the mailbox of the authority that a request is its own. With the code out of the receipt. */
  @Post('confirm')
  @HttpCode(200)
  @WithLink()
  confirm(
    @Link() link: AuthorityLink,
    @Body() { code }: ConfirmSenderBody,
  ): Promise<AuthorityRequestStatusView> {
    return this.rpc.call(ConfirmSender, { ...link, code });
  }

  /**
   * Ask for a new private link, mailed to the address of the request alone. Always 202 and `{}`, whether there is such a
   * request or not, and whether one more is mailed; 429 only to an address that asks too often itself. The link of before
   * is good until the new one is used.
   */
  @Post('link')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiParam({ name: 'reference', type: String })
  async renew(@Req() request: Request): Promise<object> {
    const { reference } = linkOf(request);
    const address = addressOf(request);
    await this.limits.authorities.newLinksByAddress.take({ address });
    await this.limits.authorities.newLinks.take({ subject: reference, address });
    if (await this.mayBeMailed(reference)) await this.rpc.call(RenewAuthorityLink, { reference });
    return {};
  }

  /** Who asks is not told: strangers would use it up, and whom it belongs to has the latest links in the mailbox. */
  private async mayBeMailed(reference: string): Promise<boolean> {
    const { newLinksInAnHour, newLinksInADay } = this.limits.authorities;
    try {
      await newLinksInAnHour.take({ subject: reference });
      await newLinksInADay.take({ subject: reference });
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }
}
