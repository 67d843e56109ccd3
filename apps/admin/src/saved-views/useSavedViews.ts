import type { SavedViewView } from '@rep13/contracts-admin';
import { SAVED_VIEWS_MAX } from '@rep13/contracts-gateway/constants';
import * as api from '@rep13/contracts-api-admin/saved-views';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { adminErrorMessage } from '../session/admin-error-message.ts';
import { useAdminApi } from '../session/useAdminApi.ts';
import { useAdminSend } from '../session/useAdminSend.ts';
import { withView } from './saved-views.ts';

/** The lists that the member of staff who is signed in has saved with their filters. */
export function useSavedViews() {
  const { data: views = [], mutate } = useAdminApi(addressOf(api.list));
  const { send, isSending } = useAdminSend(callOf(api.replace));

  const replace = async (next: SavedViewView[], done: string): Promise<boolean> => {
    try {
      await send({ views: next });
      await mutate(next, { revalidate: false });
      toast({ title: done });
      return true;
    } catch (error) {
      toast({ title: 'The views were not changed', description: adminErrorMessage(error) });
      return false;
    }
  };
  return {
    views,
    isFull: views.length >= SAVED_VIEWS_MAX,
    isSending,
    save: (view: SavedViewView) => replace(withView(views, view), `Saved as ${view.name}`),
    remove: (name: string) =>
      replace(
        views.filter((view) => view.name !== name),
        `${name} is removed`,
      ),
  };
}
