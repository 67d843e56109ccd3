import { defineRemote } from '@rep13/web-kit/remote';

/**
 * The admin pages, for our staff. Each page has its own code, loaded when it is opened. What is
 * rendered at build time is the frame: nobody is signed in there.
 */
export const remote = defineRemote({
  chrome: 'none',
  asksAboutCookies: false,
  offersAssistant: false,
  routes: [
    {
      path: '/admin/login',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage.tsx').then((m) => m.SignInPage),
    },
    {
      path: '/admin',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "dashboard" */ './dashboard/AdminPage.tsx').then((m) => m.AdminPage),
    },
    {
      path: '/admin/tickets/new',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "new-ticket" */ './sla-tickets/NewTicketPage.tsx').then(
          (m) => m.NewTicketPage,
        ),
    },
    {
      path: '/admin/tickets/:id',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "ticket" */ './sla-tickets/TicketPage.tsx').then((m) => m.TicketPage),
    },
    {
      path: '/admin/clients/:signupId',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "client" */ './clients/ClientPage.tsx').then((m) => m.ClientPage),
    },
    {
      path: '/admin/emails',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "emails" */ './emails/EmailsPage.tsx').then((m) => m.EmailsPage),
    },
    {
      path: '/admin/messages',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "messages" */ './contact-messages/MessagesPage.tsx').then(
          (m) => m.MessagesPage,
        ),
    },
    {
      path: '/admin/incidents',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "incidents" */ './incidents/IncidentsPage.tsx').then(
          (m) => m.IncidentsPage,
        ),
    },
    {
      path: '/admin/retention',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "retention" */ './retention/RetentionPage.tsx').then(
          (m) => m.RetentionPage,
        ),
    },
    {
      path: '/admin/dead-letters',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "dead-letters" */ './dead-letters/DeadLettersPage.tsx').then(
          (m) => m.DeadLettersPage,
        ),
    },
    {
      path: '/admin/releases',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "releases" */ './releases/ReleasesPage.tsx').then((m) => m.ReleasesPage),
    },
    {
      path: '/admin/staff',
      isPrerendered: true,
      page: () => import(/* webpackChunkName: "staff" */ './staff/StaffPage.tsx').then((m) => m.StaffPage),
    },
    {
      path: '/admin/account',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "account" */ './account/AccountPage.tsx').then((m) => m.AccountPage),
    },
    {
      path: '/admin/profile-changes',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "profile-changes" */ './profile-changes/ProfileChangesPage.tsx').then(
          (m) => m.ProfileChangesPage,
        ),
    },
    {
      path: '/admin/coordinators',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "coordinators" */ './coordinators/CoordinatorsPage.tsx').then(
          (m) => m.CoordinatorsPage,
        ),
    },
    {
      path: '/admin/representative',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "representative" */ './representative/RepresentativePage.tsx').then(
          (m) => m.RepresentativePage,
        ),
    },
    {
      path: '/admin/designations',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "designations" */ './designations/DesignationsPage.tsx').then(
          (m) => m.DesignationsPage,
        ),
    },
    {
      path: '/admin/approvals',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "approvals" */ './approvals/ApprovalsPage.tsx').then(
          (m) => m.ApprovalsPage,
        ),
    },
    {
      path: '/admin/authorities',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "authorities" */ './authorities/AuthoritiesPage.tsx').then(
          (m) => m.AuthoritiesPage,
        ),
    },
    {
      path: '/admin/held-requests',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "held-requests" */ './held-requests/HeldRequestsPage.tsx').then(
          (m) => m.HeldRequestsPage,
        ),
    },
    {
      path: '/admin/calendar',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "calendar" */ './calendar/CalendarPage.tsx').then((m) => m.CalendarPage),
    },
    {
      path: '/admin/response-times',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "response-times" */ './response-times/ResponseTimesPage.tsx').then(
          (m) => m.ResponseTimesPage,
        ),
    },
    {
      path: '/admin/payments',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "payments" */ './payments/PaymentsPage.tsx').then((m) => m.PaymentsPage),
    },
    {
      path: '/admin/invoices',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "invoices" */ './invoices/InvoicesPage.tsx').then((m) => m.InvoicesPage),
    },
    {
      path: '/admin/billing-tasks',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "billing-tasks" */ './billing-tasks/BillingTasksPage.tsx').then(
          (m) => m.BillingTasksPage,
        ),
    },
    // Where none of the others is, wherever it stands in the list.
    {
      path: '/admin/*',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "not-found" */ './not-found/NotFoundPage.tsx').then(
          (m) => m.NotFoundPage,
        ),
    },
  ],
});
