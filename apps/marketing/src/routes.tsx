import { defineRemote } from '@rep13/web-kit';

export const remote = defineRemote({
  chrome: 'site',
  routes: [
    {
      path: '/',
      isPrerendered: true,
      page: () => import('./landing/LandingPage.tsx').then((module) => module.LandingPage),
    },
  ],
});
