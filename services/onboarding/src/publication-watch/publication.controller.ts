import { Controller } from '@nestjs/common';
import {
  CheckPublication,
  ConfirmPublication,
  CountPublications,
  GetClientPublication,
  GetPublication,
  NamePublicationPage,
  type ClientPublicationView,
  type PublicationCountsView,
  type PublicationView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { PublicationQueries } from './publication-queries.service.ts';
import { PublicationWatches } from './publication-watches.service.ts';

/** Commands about what clients' websites say of their representative. */
@Controller()
export class PublicationController {
  constructor(
    private readonly queries: PublicationQueries,
    private readonly watches: PublicationWatches,
  ) {}

  @OnCommand(GetPublication)
  get({ signupId }: GetPublication): Promise<PublicationView> {
    return this.queries.get(signupId);
  }

  @OnCommand(GetClientPublication)
  getForClient({ signupId }: GetClientPublication): Promise<ClientPublicationView> {
    return this.queries.getForClient(signupId);
  }

  @OnCommand(CountPublications)
  count({ seenSince }: CountPublications): Promise<PublicationCountsView> {
    return this.queries.count(new Date(seenSince));
  }

  @OnCommand(NamePublicationPage)
  namePage(command: NamePublicationPage): Promise<ClientPublicationView> {
    return this.watches.namePage(command);
  }

  @OnCommand(CheckPublication)
  check({ signupId }: CheckPublication): Promise<ClientPublicationView> {
    return this.watches.check(signupId);
  }

  @OnCommand(ConfirmPublication)
  confirm(command: ConfirmPublication): Promise<ClientPublicationView> {
    return this.watches.confirm(command);
  }
}
