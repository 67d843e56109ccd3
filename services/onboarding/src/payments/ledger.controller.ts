import { Controller } from '@nestjs/common';
import {
  ListLedger,
  ListProviderMovements,
  type LedgerItem,
  type ProviderMovementsPage,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { LedgerQueries } from './ledger-queries.service.ts';

/** What onboarding answers the bookkeeper. */
@Controller()
export class LedgerController {
  constructor(private readonly queries: LedgerQueries) {}

  @OnCommand(ListLedger)
  list(query: ListLedger): Promise<LedgerItem[]> {
    return this.queries.list(query);
  }

  @OnCommand(ListProviderMovements)
  movements(query: ListProviderMovements): Promise<ProviderMovementsPage> {
    return this.queries.movements(query);
  }
}
