import { defineRemote } from '@rep13/web-kit';

/** The public pages. All of them are rendered at build time too. */
export const remote = defineRemote({
  chrome: 'site',
  routes: [
    {
      path: '/',
      isPrerendered: true,
      page: () => import('./landing/LandingPage.tsx').then((module) => module.LandingPage),
    },
    {
      path: '/legal',
      isPrerendered: true,
      page: () => import('./legal/LegalPage.tsx').then((module) => module.LegalPage),
    },
    {
      path: '/terms',
      isPrerendered: true,
      page: () => import('./legal/TermsPage.tsx').then((module) => module.TermsPage),
    },
    {
      path: '/privacy',
      isPrerendered: true,
      page: () => import('./legal/PrivacyPage.tsx').then((module) => module.PrivacyPage),
    },
  ],
});
