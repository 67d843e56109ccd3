import { Injectable } from '@nestjs/common';
import { RepresentativeChanged } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { NOTHING_SEEN, PublicationWatch } from './publication-watch.entity.ts';

/**
 * What a program or a person saw were the former details: of the new ones nothing is known until the website is read
 * again, by its schedule, so that the client has time to change it.
 */
@Injectable()
export class ResetChecksWhenRepresentativeChanged {
  @OnEvent(RepresentativeChanged, 'publication')
  async handle({ changedAt }: RepresentativeChanged, { db }: Handling): Promise<void> {
    await db
      .createQueryBuilder()
      .update(PublicationWatch)
      .set(NOTHING_SEEN)
      .where(`state <> 'stopped' and coalesce(last_seen_at, began_at) < :changedAt`, { changedAt })
      .execute();
  }
}
