import { agreement, mandate, profile, user } from '@rep13/contracts-api-client/client';
import { list as letters } from '@rep13/contracts-api-client/designation';
import { get as publication } from '@rep13/contracts-api-client/publication';
import { list as orders } from '@rep13/contracts-api-client/sla-tickets';
import { get as subscription } from '@rep13/contracts-api-client/subscription';
import { addressOf } from '@rep13/contracts-operations';
import { defineRemote } from '@rep13/web-kit/remote';

/** Everything a client sees of the own mandate. What is rendered at build time is the frame: nobody is signed in there. */
export const remote = defineRemote({
  chrome: 'none',
  workplace: {
    home: { to: '/client/dashboard', text: 'Open the client portal' },
    frame: () =>
      import(/* webpackChunkName: "card-frame" */ './session/CardFrame.tsx').then((m) => m.CardFrame),
  },
  routes: [
    {
      path: '/client/login',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage.tsx').then((m) => m.SignInPage),
    },
    {
      path: '/client/setup',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "setup" */ './account-setup/SetupPage.tsx').then((m) => m.SetupPage),
    },
    {
      path: '/client/reset',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "reset" */ './password-reset/ResetPage.tsx').then((m) => m.ResetPage),
    },
    {
      path: '/client/confirm-address',
      isPrerendered: true,
      page: () =>
        import(
          /* webpackChunkName: "confirm-address" */ './address-confirmation/ConfirmAddressPage.tsx'
        ).then((m) => m.ConfirmAddressPage),
    },
    {
      path: '/client/stop-change',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "stop-change" */ './stop-change/StopChangePage.tsx').then(
          (m) => m.StopChangePage,
        ),
    },
    {
      path: '/client/dashboard',
      isPrerendered: true,
      asks: [user, orders, profile, agreement, mandate, letters, publication, subscription].map((reading) =>
        addressOf(reading),
      ),
      page: () =>
        import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage.tsx').then(
          (m) => m.DashboardPage,
        ),
    },
    {
      path: '/client/orders/:id',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "order" */ './orders/page/OrderPage.tsx').then((m) => m.OrderPage),
    },
    {
      path: '/client/billing',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "billing" */ './billing/BillingPage.tsx').then((m) => m.BillingPage),
    },
    {
      path: '/client/account',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "account" */ './account/AccountPage.tsx').then((m) => m.AccountPage),
    },
  ],
});
