import { Injectable } from '@nestjs/common';
import type {
  ClientPublicationView,
  PublicationCountsView,
  PublicationView,
} from '@rep13/contracts-onboarding';
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

  /** Missed once since it was seen is enough not to count: a change has just been asked for. */
  async count(seenSince: Date): Promise<PublicationCountsView> {
    const [counts] = await this.dataSource.query<PublicationCountsView[]>(
      `select count(*)::integer as watched,
         (count(*) filter (where state = 'seen' and first_missed_at is null and last_seen_at >= $1))::integer as showing
       from publication_watches where state <> 'stopped'`,
      [seenSince],
    );
    return counts ?? { watched: 0, showing: 0 };
  }

  private find(signupId: number): Promise<PublicationWatch | null> {
    return this.dataSource.manager.findOneBy(PublicationWatch, { signupId });
  }
}
