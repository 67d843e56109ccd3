import { defineRemote } from '@rep13/web-kit';

const signature = () => import('./signature/SignaturePage.tsx').then((module) => module.SignaturePage);

/** From the free check to the signed agreement. */
export const remote = defineRemote({
  chrome: 'site',
  routes: [
    { path: '/check', page: () => import('./check/CheckPage.tsx').then((module) => module.CheckPage) },
    { path: '/signup', page: () => import('./sign-up/SignupPage.tsx').then((module) => module.SignupPage) },
    {
      path: '/payment',
      page: () => import('./payment/PaymentPage.tsx').then((module) => module.PaymentPage),
    },
    { path: '/signature', page: signature },
    { path: '/signature/:signupId', page: signature },
    {
      path: '/ads/success',
      page: () => import('./ads-success/AdsSuccessPage.tsx').then((module) => module.AdsSuccessPage),
    },
  ],
});
