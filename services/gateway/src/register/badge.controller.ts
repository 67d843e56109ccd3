import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { GetBadge } from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { forEverybody } from './for-everybody.ts';
import { NumberHash } from './number-hash.pipe.ts';

/** Stands on the sites of clients, so it has no limit by address: all visitors of an office come from one. */
@ApiTags('public')
@Controller('badge')
@PublicAudience()
export class BadgeController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get the badge of one mandate as SVG. For a number that nobody has it is grey. */
  @Get(':number.svg')
  @ApiProduces('image/svg+xml')
  async badge(
    @Param('number', NumberHash) numberSha256: string,
    @Res({ passthrough: true }) response: Response<string>,
  ): Promise<string> {
    const { svg } = await this.rpc.call(GetBadge, { numberSha256 });
    forEverybody(response, 'image/svg+xml; charset=utf-8');
    return svg;
  }
}
