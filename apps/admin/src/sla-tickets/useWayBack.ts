import { useLocation, useNavigate } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';

/** The key that leads back to the list as one left it; to all orders for who came here by a link in a mail. */
export function useWayBack(): void {
  const navigate = useNavigate();
  const isFirstPage = useIsFirstPage();
  const goBack = () => void (isFirstPage ? navigate(tabPath('sla')) : navigate(-1));
  useShortcuts([{ key: 'o', label: 'Back to the orders', run: goBack }], 'one record');
}

/** Whether there is no page of ours to go back to; the key that leads to the next order hands that on. */
export function useIsFirstPage(): boolean {
  const { key, state } = useLocation();
  return key === 'default' || (state as { isFirstPage?: boolean } | null)?.isFirstPage === true;
}
