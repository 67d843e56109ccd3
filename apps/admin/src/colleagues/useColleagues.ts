import type { ColleagueView } from '@rep13/contracts-admin';
import { list } from '@rep13/contracts-api-admin/colleagues';
import { addressOf } from '@rep13/contracts-operations';
import { useAdminApi } from '../session/useAdminApi.ts';

/** Everybody of staff, by name; every role may ask. */
export const useColleagues = () => useAdminApi(addressOf(list));

/** As one calls a colleague in a list: with what matters when a ticket is given to somebody. */
export const colleagueLabel = ({ id, username, isOnCall }: ColleagueView, ownId: number): string =>
  `${username}${id === ownId ? ' (you)' : ''}${isOnCall ? ', on call' : ''}`;
