import { defineRemote } from '@rep13/web-kit';

/** The admin pages, for our staff. Each page has its own code, loaded when it is opened. */
export const remote = defineRemote({
  chrome: 'none',
  routes: [
    {
      path: '/admin/login',
      page: () =>
        import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage.tsx').then((m) => m.SignInPage),
    },
    {
      path: '/admin',
      page: () =>
        import(/* webpackChunkName: "dashboard" */ './dashboard/AdminPage.tsx').then((m) => m.AdminPage),
    },
    {
      path: '/admin/tickets/new',
      page: () =>
        import(/* webpackChunkName: "new-ticket" */ './sla-tickets/NewTicketPage.tsx').then(
          (m) => m.NewTicketPage,
        ),
    },
    {
      path: '/admin/tickets/:id',
      page: () =>
        import(/* webpackChunkName: "ticket" */ './sla-tickets/TicketPage.tsx').then((m) => m.TicketPage),
    },
    {
      path: '/admin/clients/:signupId',
      page: () =>
        import(/* webpackChunkName: "client" */ './clients/ClientPage.tsx').then((m) => m.ClientPage),
    },
    {
      path: '/admin/emails',
      page: () =>
        import(/* webpackChunkName: "emails" */ './emails/EmailsPage.tsx').then((m) => m.EmailsPage),
    },
    {
      path: '/admin/messages',
      page: () =>
        import(/* webpackChunkName: "messages" */ './contact-messages/MessagesPage.tsx').then(
          (m) => m.MessagesPage,
        ),
    },
    {
      path: '/admin/incidents',
      page: () =>
        import(/* webpackChunkName: "incidents" */ './incidents/IncidentsPage.tsx').then(
          (m) => m.IncidentsPage,
        ),
    },
    {
      path: '/admin/retention',
      page: () =>
        import(/* webpackChunkName: "retention" */ './retention/RetentionPage.tsx').then(
          (m) => m.RetentionPage,
        ),
    },
    {
      path: '/admin/dead-letters',
      page: () =>
        import(/* webpackChunkName: "dead-letters" */ './dead-letters/DeadLettersPage.tsx').then(
          (m) => m.DeadLettersPage,
        ),
    },
    {
      path: '/admin/staff',
      page: () => import(/* webpackChunkName: "staff" */ './staff/StaffPage.tsx').then((m) => m.StaffPage),
    },
    {
      path: '/admin/account',
      page: () =>
        import(/* webpackChunkName: "account" */ './account/AccountPage.tsx').then((m) => m.AccountPage),
    },
  ],
});
