import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { GetMailKey } from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { PathText } from '../edge/path-text.pipe.ts';
import { forEverybody } from './for-everybody.ts';

const WKD_HASH = /^[a-z0-9]{32}$/;

/**
 * A Web Key Directory of one key: with it, mails to our address for authorities can be encrypted. Programs look
 * for it at the domain of that address (draft-koch-openpgp-webkey-service), so it serves where the site stands there.
 */
@ApiTags('public')
@Controller('.well-known/openpgpkey')
@PublicAudience()
export class MailKeyController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get our public PGP key, by the hash of our address. */
  @Get('hu/:hash')
  @ApiProduces('application/octet-stream')
  async key(
    @Param('hash', new PathText(WKD_HASH)) hash: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes } = await this.rpc.call(GetMailKey, { hash });
    forEverybody(response, 'application/octet-stream');
    return new StreamableFile(bytes, { type: 'application/octet-stream' });
  }

  /** Get the rules of the directory. There are none; that it answers says that there is one. */
  @Get('policy')
  @ApiProduces('text/plain')
  policy(@Res({ passthrough: true }) response: Response): string {
    forEverybody(response, 'text/plain; charset=utf-8');
    return '';
  }
}
