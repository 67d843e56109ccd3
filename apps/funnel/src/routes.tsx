import { defineRemote } from '@rep13/web-kit';

const signature = () =>
  import(/* webpackChunkName: "signature" */ './signature/SignaturePage.tsx').then((m) => m.SignaturePage);

/** From the free check to the signed agreement. */
export const remote = defineRemote({
  chrome: 'site',
  routes: [
    {
      path: '/check',
      page: () => import(/* webpackChunkName: "check" */ './check/CheckPage.tsx').then((m) => m.CheckPage),
    },
    {
      path: '/signup',
      page: () =>
        import(/* webpackChunkName: "signup" */ './sign-up/SignupPage.tsx').then((m) => m.SignupPage),
    },
    {
      path: '/payment',
      page: () =>
        import(/* webpackChunkName: "payment" */ './payment/PaymentPage.tsx').then((m) => m.PaymentPage),
    },
    { path: '/signature', page: signature },
    { path: '/signature/:signupId', page: signature },
    {
      path: '/ads/success',
      page: () =>
        import(/* webpackChunkName: "success" */ './ads-success/AdsSuccessPage.tsx').then(
          (m) => m.AdsSuccessPage,
        ),
    },
  ],
});
