import { useLocation, useNavigate } from '@rep13/web-kit/router';
import { tabPath } from '../frame/tabs.ts';
import { useShortcuts } from '../keyboard/useShortcuts.ts';

/** The key that leads back to the list as one left it; to all orders for who came here by a link in a mail. */
export function useWayBack(): void {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const goBack = () => void (isFirstPage ? navigate(tabPath('sla')) : navigate(-1));
  useShortcuts([{ key: 'o', label: 'Back to the orders', run: goBack }], 'one record');
}
