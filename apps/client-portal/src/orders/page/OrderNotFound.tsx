import { buttonStyle, Page } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { tabPath } from '../../frame/tabs.ts';

/** In place of an order that is not there, or not this client's: nobody learns which. */
export function OrderNotFound() {
  return (
    <Page
      title="404 Order Not Found"
      lead="We cannot find this order. Check the link, or sign in with the right account."
      width="text"
    >
      <Link className={buttonStyle('primary')} to={tabPath('sla')}>
        Go to your orders
      </Link>
    </Page>
  );
}
