import { defineRemote } from '@rep13/web-kit';

/** The desk of our staff. */
export const remote = defineRemote({
  chrome: 'none',
  routes: [
    {
      path: '/admin/login',
      page: () => import(/* webpackChunkName: "login" */ './sign-in/LoginPage.tsx').then((m) => m.LoginPage),
    },
    {
      path: '/admin',
      page: () => import(/* webpackChunkName: "desk" */ './dashboard/AdminPage.tsx').then((m) => m.AdminPage),
    },
  ],
});
