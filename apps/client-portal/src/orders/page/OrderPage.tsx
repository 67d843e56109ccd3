import { useHead } from '@rep13/web-kit';
import { useParams } from '@rep13/web-kit/router';
import { AccountBar } from '../../session/AccountBar.tsx';
import { PortalFrame } from '../../frame/PortalFrame.tsx';
import { signInForOrder } from '../../session/sign-in-address.ts';
import { SignedIn } from '../../session/SignedIn.tsx';
import { Order } from './Order.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';

/** What may be the number of an order; everything else is no address of one. */
const ID = /^[1-9]\d{0,9}$/;

/** One order of an authority: what it asks of the client, what it says, and what was written about it. */
export function OrderPage() {
  const { id = '' } = useParams();
  useHead({
    title: 'Order of an authority',
    description: 'What an authority ordered, by when we need your answer, and what was written about it.',
    keywords: 'client portal, order of an authority, answer, EU legal representative',
    noIndex: true,
  });
  return (
    <SignedIn signInPath={signInForOrder(id)}>
      {(user) => (
        <PortalFrame account={<AccountBar clientId={user.clientId} />}>
          {ID.test(id) ? <Order key={id} id={id} signupId={user.signupId} /> : <OrderNotFound />}
        </PortalFrame>
      )}
    </SignedIn>
  );
}
