import { defineRemote } from '@rep13/web-kit';

/** Everything a client sees of the own mandate. */
export const remote = defineRemote({
  chrome: 'none',
  routes: [
    {
      path: '/client/login',
      page: () =>
        import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage.tsx').then((m) => m.SignInPage),
    },
    {
      path: '/client/setup',
      page: () =>
        import(/* webpackChunkName: "setup" */ './account-setup/SetupPage.tsx').then((m) => m.SetupPage),
    },
    {
      path: '/client/reset',
      page: () =>
        import(/* webpackChunkName: "reset" */ './password-reset/ResetPage.tsx').then((m) => m.ResetPage),
    },
    {
      path: '/client/dashboard',
      page: () =>
        import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage.tsx').then(
          (m) => m.DashboardPage,
        ),
    },
    {
      path: '/client/account',
      page: () =>
        import(/* webpackChunkName: "account" */ './account/AccountPage.tsx').then((m) => m.AccountPage),
    },
  ],
});
