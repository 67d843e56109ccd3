import { Injectable } from '@nestjs/common';
import type { ClientPublicationView, PublicationView } from '@rep13/contracts-onboarding';
import { DataSource } from 'typeorm';
import { newestChecks } from './newest-checks.ts';
import { toClientPublicationView, toPublicationView } from './publication.views.ts';
import { PublicationWatch } from './publication-watch.entity.ts';

/** What others ask about a client's website. */
@Injectable()
export class PublicationQueries {
  constructor(private readonly dataSource: DataSource) {}

  async get(signupId: number): Promise<PublicationView> {
    return toPublicationView(await this.find(signupId));
  }

  async getForClient(signupId: number): Promise<ClientPublicationView> {
    const checks = await newestChecks(this.dataSource.manager, signupId);
    return toClientPublicationView(await this.find(signupId), checks);
  }

  private find(signupId: number): Promise<PublicationWatch | null> {
    return this.dataSource.manager.findOneBy(PublicationWatch, { signupId });
  }
}
