import type { DeadLetterView } from '@rep13/contracts-messaging';
import { list } from '@rep13/contracts-api-admin/dead-letters';
import { addressOf, type Address } from '@rep13/contracts-operations';
import { apiAnswer, type GetOptions } from '@rep13/web-kit/api';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

export interface DeadLetters {
  letters: DeadLetterView[];
  /** Services that did not answer: theirs are not among the letters. */
  away: string[];
}

/** What every service put aside. */
export function useDeadLetters() {
  return useAdminApi(addressOf(list), REFRESH_MS, readDeadLetters);
}

async function readDeadLetters(
  address: Address<DeadLetterView[]>,
  options: GetOptions,
): Promise<DeadLetters> {
  const { data, header } = await apiAnswer(address, options);
  const away =
    header('X-Unavailable-Services')
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  return { letters: data, away };
}
