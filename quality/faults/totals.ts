import { jsonOf, type Browser } from './load/http.ts';

type Group = Record<string, number> | null | undefined;

/** What the product says of its own numbers, to its staff. @throws when it does not. */
export async function readTotals(staff: Browser): Promise<Record<string, number>> {
  const answer = await staff.ask('/api/admin/totals');
  if (answer.status !== 200) throw new Error(`The totals were answered ${answer.status}.`);
  const { checks, clients, tickets } = jsonOf(answer) as Record<string, Group>;
  const summary = {
    checks: checks?.['total'],
    checksRequiring: checks?.['requiringLegalRep'],
    clients: clients?.['total'],
    tickets: tickets?.['total'],
  };
  return Object.fromEntries(Object.entries(summary).map(([name, total]) => [name, total ?? -1]));
}
