import { defineRemote } from '@rep13/web-kit/remote';

const signature = () =>
  import(/* webpackChunkName: "signature" */ './signature/SignaturePage.tsx').then((m) => m.SignaturePage);

/** From the free check to the signed agreement. */
export const remote = defineRemote({
  chrome: 'site',
  routes: [
    {
      path: '/check',
      isPrerendered: true,
      page: () => import(/* webpackChunkName: "check" */ './check/CheckPage.tsx').then((m) => m.CheckPage),
    },
    {
      path: '/signup',
      isPrerendered: true,
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
      path: '/provider-information',
      page: () =>
        import(
          /* webpackChunkName: "provider-information" */ './provider-information/ProviderInformationPage.tsx'
        ).then((m) => m.ProviderInformationPage),
    },
    {
      path: '/client/provider-information',
      chrome: 'none',
      page: () =>
        import(
          /* webpackChunkName: "portal-provider-information" */ './provider-information/PortalProviderPage.tsx'
        ).then((m) => m.PortalProviderPage),
    },
    {
      path: '/ads/dsa-legal-rep',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "ad-dsa-legal-rep" */ './ads/DsaLegalRepPage.tsx').then(
          (m) => m.DsaLegalRepPage,
        ),
    },
    {
      path: '/ads/eu-representative',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "ad-eu-representative" */ './ads/EuRepresentativePage.tsx').then(
          (m) => m.EuRepresentativePage,
        ),
    },
    {
      path: '/ads/success',
      page: () =>
        import(/* webpackChunkName: "success" */ './ads-success/AdsSuccessPage.tsx').then(
          (m) => m.AdsSuccessPage,
        ),
    },
  ],
});
