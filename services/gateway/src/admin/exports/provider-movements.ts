import type { ProviderMovement, ProviderMovementsPage } from '@rep13/contracts-onboarding';
import { currentContext, withContext } from '@rep13/service-kit';

/** Every movement, one page after the other as they are read on; each has its own time to be answered in. */
export async function* providerMovements(
  page: (after: string | undefined) => Promise<ProviderMovementsPage>,
): AsyncGenerator<ProviderMovement, void, undefined> {
  const context = currentContext();
  for (let after: string | undefined; ;) {
    const ask = () => page(after);
    const { movements, next } = await (context
      ? withContext({ ...context, deadline: undefined }, ask)
      : ask());
    yield* movements;
    if (next === null) return;
    after = next;
  }
}
