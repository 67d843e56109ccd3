import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { GetStatusList } from '@rep13/contracts-agreements';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { forEverybody } from './for-everybody.ts';
import { RegisterDocumentsGuard } from './register-documents.guard.ts';

/** Which credentials are revoked: asked for without saying which one is meant. */
@ApiTags('public')
@Controller('status-lists')
@PublicAudience()
@UseGuards(RegisterDocumentsGuard)
export class StatusListController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get the list of revoked credentials: a BitstringStatusListCredential as JWT. */
  @Get('revocation')
  @ApiProduces('application/vc+jwt')
  async revocation(@Res({ passthrough: true }) response: Response<string>): Promise<string> {
    const { jwt } = await this.rpc.call(GetStatusList, {});
    forEverybody(response, 'application/vc+jwt');
    return jwt;
  }
}
