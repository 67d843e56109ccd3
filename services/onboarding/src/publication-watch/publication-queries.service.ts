import { Injectable } from '@nestjs/common';
import {
  CountPublications,
  GetClientPublication,
  GetPublication,
  type ClientPublicationView,
  type PublicationCountsView,
  type PublicationView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { newestChecks } from './newest-checks.ts';
import { toClientPublicationView, toPublicationView } from './publication.views.ts';
import { PublicationWatch } from './publication-watch.entity.ts';

/** What others ask about a client's website. */
@Injectable()
export class PublicationQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  @OnCommand(GetPublication)
  async get({ signupId }: GetPublication): Promise<PublicationView> {
    return toPublicationView(await this.find(signupId));
  }

  @OnCommand(GetClientPublication)
  async getForClient({ signupId }: GetClientPublication): Promise<ClientPublicationView> {
    const checks = await newestChecks(this.dataSource.manager, signupId);
    return toClientPublicationView(await this.find(signupId), checks);
  }

  /** Missed once since it was seen is enough not to count: a change has just been asked for. */
  @OnCommand(CountPublications)
  async count({ seenSince }: CountPublications): Promise<PublicationCountsView> {
    const [counts] = await this.dataSource.query<PublicationCountsView[]>(
      `select count(*)::integer as watched,
         (count(*) filter (where state = 'seen' and first_missed_at is null and last_seen_at >= $1))::integer as showing
       from publication_watches where state <> 'stopped'`,
      [new Date(seenSince)],
    );
    return counts ?? { watched: 0, showing: 0 };
  }

  private find(signupId: number): Promise<PublicationWatch | null> {
    return this.dataSource.manager.findOneBy(PublicationWatch, { signupId });
  }
}
