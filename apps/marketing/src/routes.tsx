import { defineRemote, type RemoteRoute } from '@rep13/web-kit/remote';

const at = (path: string, page: RemoteRoute['page']): RemoteRoute => ({ path, isPrerendered: true, page });

/** For authorities and the press: nothing is sold round it. Not for pages that the specification names. */
const enclosedAt = (path: string, page: RemoteRoute['page']): RemoteRoute => ({
  ...at(path, page),
  chrome: 'enclosed',
});

/**
 * The public pages, and the one that a private link opens. The public ones are rendered at build time too, in a build
 * of its own: the names of the chunks tell it which files belong to a page.
 */
export const remote = defineRemote({
  chrome: 'site',
  routes: [
    at(
      '/',
      async () => (await import(/* webpackChunkName: "landing" */ './landing/LandingPage.tsx')).LandingPage,
    ),
    at(
      '/pricing',
      async () => (await import(/* webpackChunkName: "pricing" */ './pricing/PricingPage.tsx')).PricingPage,
    ),
    at(
      '/dsa-article-13',
      async () =>
        (await import(/* webpackChunkName: "article-13" */ './dsa-article-13/Article13Page.tsx'))
          .Article13Page,
    ),
    at('/faq', async () => (await import(/* webpackChunkName: "faq" */ './faq/FaqPage.tsx')).FaqPage),
    at('/blog', async () => (await import(/* webpackChunkName: "blog" */ './blog/BlogPage.tsx')).BlogPage),
    at(
      '/blog/do-i-need-dsa-legal-representative',
      async () => (await import(/* webpackChunkName: "do-i-need" */ './blog/ArticlePage.tsx')).ArticlePage,
    ),
    at(
      '/cases',
      async () => (await import(/* webpackChunkName: "cases" */ './cases/CasesPage.tsx')).CasesPage,
    ),
    at(
      '/about',
      async () => (await import(/* webpackChunkName: "about" */ './about/AboutPage.tsx')).AboutPage,
    ),
    at(
      '/contact',
      async () => (await import(/* webpackChunkName: "contact" */ './contact/ContactPage.tsx')).ContactPage,
    ),
    at(
      '/security',
      async () =>
        (await import(/* webpackChunkName: "security" */ './security/SecurityPage.tsx')).SecurityPage,
    ),
    enclosedAt(
      '/register',
      async () =>
        (await import(/* webpackChunkName: "register" */ './register/RegisterPage.tsx')).RegisterPage,
    ),
    enclosedAt('/register/:number', async () =>
      (await import(/* webpackChunkName: "register-entry" */ './register/entry.page.ts')).registerEntryPage(),
    ),
    enclosedAt('/authorities', async () =>
      (await import(/* webpackChunkName: "authorities" */ './authorities/page.ts')).authoritiesPage(),
    ),
    {
      // Rendered in the browser alone: what it shows is one authority's.
      path: '/authorities/r/:reference',
      chrome: 'enclosed',
      page: async () =>
        (
          await import(/* webpackChunkName: "authority-request" */ './authorities/request/page.ts')
        ).authorityRequestPage(),
    },
    at(
      '/status',
      async () => (await import(/* webpackChunkName: "status" */ './status/StatusPage.tsx')).StatusPage,
    ),
    enclosedAt(
      '/verify',
      async () => (await import(/* webpackChunkName: "verify" */ './verify/VerifyPage.tsx')).VerifyPage,
    ),
    at(
      '/changelog',
      async () =>
        (await import(/* webpackChunkName: "changelog" */ './changelog/ChangelogPage.tsx')).ChangelogPage,
    ),
    at(
      '/legal',
      async () => (await import(/* webpackChunkName: "legal" */ './legal/LegalPage.tsx')).LegalPage,
    ),
    at(
      '/sample-agreement',
      async () =>
        (
          await import(
            /* webpackChunkName: "sample-agreement" */ './sample-agreement/SampleAgreementPage.tsx'
          )
        ).SampleAgreementPage,
    ),
    at(
      '/terms',
      async () => (await import(/* webpackChunkName: "terms" */ './legal/TermsPage.tsx')).TermsPage,
    ),
    at(
      '/privacy',
      async () => (await import(/* webpackChunkName: "privacy" */ './legal/PrivacyPage.tsx')).PrivacyPage,
    ),
    at('/dpa', async () => (await import(/* webpackChunkName: "dpa" */ './legal/DpaPage.tsx')).DpaPage),
    at(
      '/badge-demo',
      async () =>
        (await import(/* webpackChunkName: "badge-demo" */ './badge-demo/BadgeDemoPage.tsx')).BadgeDemoPage,
    ),
  ],
});
