import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIST_MAX } from '@rep13/contracts-constants';
import type { ReleaseView } from '@rep13/contracts-gateway';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';
import { GatewayConfig } from '../config.ts';
import { readReleases } from '../web/releases.ts';

/** Which version of the site's parts was released when, by whom and why. */
@ApiTags('admin')
@Controller('api/admin/releases')
@AdminAudience()
export class ReleasesController {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: GatewayConfig) {}

  /** List the releases of remotes, previews, stops and roll-backs too. Newest first. */
  @Get()
  async list(): Promise<ReleaseView[]> {
    const { WEB_ROOT } = this.config;
    return WEB_ROOT ? readReleases(WEB_ROOT, LIST_MAX) : [];
  }
}
