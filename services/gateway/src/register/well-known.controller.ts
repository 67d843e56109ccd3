import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetRegisterKeys, type RegisterKeysView } from '@rep13/contracts-agreements';
import type { RepresentativeFileView } from '@rep13/contracts-gateway';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, RpcClient, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import type { GatewayConfig } from '../config.ts';
import { forEverybody } from './for-everybody.ts';
import { representativeFile } from './representative-file.ts';

/** What programs look for at addresses that are the same on every site. RFC 8615. */
@ApiTags('public')
@Controller('.well-known')
@PublicAudience()
export class WellKnownController {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Get the keys that credentials are verified with. */
  @Get('jwks.json')
  async keys(@Res({ passthrough: true }) response: Response<RegisterKeysView>): Promise<RegisterKeysView> {
    const keys = await this.rpc.call(GetRegisterKeys, {});
    forEverybody(response, 'application/jwk-set+json');
    return keys;
  }

  /** Get who the representative is and where its register is. The name of this file is our proposal, not registered. */
  @Get('dsa-representative.json')
  representative(
    @Res({ passthrough: true }) response: Response<RepresentativeFileView>,
  ): RepresentativeFileView {
    forEverybody(response, 'application/json; charset=utf-8');
    return representativeFile(this.entity, new URL(this.config.publicUrl).origin);
  }
}
