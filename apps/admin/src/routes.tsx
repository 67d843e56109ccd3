import { user } from '@rep13/contracts-api-admin/account';
import { complianceChecks, signups } from '@rep13/contracts-api-admin/lists';
import { totals } from '@rep13/contracts-api-admin/totals';
import { OVERVIEW_ROWS } from '@rep13/contracts-constants';
import { addressOf } from '@rep13/contracts-operations';
import { defineRemote } from '@rep13/web-kit/remote';
import { DUE_PATH, WAITING_PATH } from './dashboard/queue-paths.ts';
import { frameWith, remoteRoutes, type AdminRoute } from './places/admin-routes.tsx';

const LATEST = { query: { limit: OVERVIEW_ROWS } };

/** Every page behind the sign-in, in the order in which the navigation links to them. */
export const PAGES: readonly AdminRoute[] = [
  {
    path: '/admin',
    title: 'Overview',
    asks: [
      addressOf(user),
      addressOf(totals),
      addressOf(complianceChecks, LATEST),
      addressOf(signups, LATEST),
      DUE_PATH,
      WAITING_PATH,
    ],
    page: () =>
      import(/* webpackChunkName: "dashboard" */ './dashboard/AdminPage.tsx').then((m) => m.AdminPage),
  },
  {
    path: '/admin/tickets/new',
    title: 'New order',
    page: () =>
      import(/* webpackChunkName: "new-ticket" */ './sla-tickets/NewTicketPage.tsx').then(
        (m) => m.NewTicketPage,
      ),
  },
  {
    path: '/admin/tickets/:id',
    title: 'Order',
    recordOf: 'sla',
    page: () =>
      import(/* webpackChunkName: "ticket" */ './sla-tickets/TicketPage.tsx').then((m) => m.TicketPage),
  },
  {
    path: '/admin/clients/:signupId',
    title: 'Client',
    recordOf: 'signups',
    page: () => import(/* webpackChunkName: "client" */ './clients/ClientPage.tsx').then((m) => m.ClientPage),
  },
  {
    path: '/admin/emails',
    title: 'Emails',
    group: 'post',
    page: () => import(/* webpackChunkName: "emails" */ './emails/EmailsPage.tsx').then((m) => m.EmailsPage),
  },
  {
    path: '/admin/messages',
    title: 'Messages',
    group: 'post',
    page: () =>
      import(/* webpackChunkName: "messages" */ './contact-messages/MessagesPage.tsx').then(
        (m) => m.MessagesPage,
      ),
  },
  {
    path: '/admin/mail',
    title: 'Mail',
    group: 'post',
    page: () => import(/* webpackChunkName: "mail" */ './mail/MailPage.tsx').then((m) => m.MailPage),
  },
  {
    path: '/admin/mail/:id',
    title: 'A mail',
    page: () =>
      import(/* webpackChunkName: "inbound-mail" */ './mail/InboundMailPage.tsx').then(
        (m) => m.InboundMailPage,
      ),
  },
  {
    path: '/admin/staff',
    title: 'Staff',
    group: 'system',
    isForAdmins: true,
    page: () => import(/* webpackChunkName: "staff" */ './staff/StaffPage.tsx').then((m) => m.StaffPage),
  },
  {
    path: '/admin/approvals',
    title: 'Approvals',
    group: 'orders',
    page: () =>
      import(/* webpackChunkName: "approvals" */ './approvals/ApprovalsPage.tsx').then(
        (m) => m.ApprovalsPage,
      ),
  },
  {
    path: '/admin/calendar',
    title: 'Calendar',
    group: 'orders',
    page: () =>
      import(/* webpackChunkName: "calendar" */ './calendar/CalendarPage.tsx').then((m) => m.CalendarPage),
  },
  {
    path: '/admin/response-times',
    title: 'Response times',
    group: 'orders',
    page: () =>
      import(/* webpackChunkName: "response-times" */ './response-times/ResponseTimesPage.tsx').then(
        (m) => m.ResponseTimesPage,
      ),
  },
  {
    path: '/admin/payments',
    title: 'Payments',
    group: 'money',
    page: () =>
      import(/* webpackChunkName: "payments" */ './payments/PaymentsPage.tsx').then((m) => m.PaymentsPage),
  },
  {
    path: '/admin/invoices',
    title: 'Invoices',
    group: 'money',
    page: () =>
      import(/* webpackChunkName: "invoices" */ './invoices/InvoicesPage.tsx').then((m) => m.InvoicesPage),
  },
  {
    path: '/admin/billing-tasks',
    title: 'Billing tasks',
    group: 'money',
    page: () =>
      import(/* webpackChunkName: "billing-tasks" */ './billing-tasks/BillingTasksPage.tsx').then(
        (m) => m.BillingTasksPage,
      ),
  },
  {
    path: '/admin/held-requests',
    title: 'Held requests',
    group: 'orders',
    page: () =>
      import(/* webpackChunkName: "held-requests" */ './held-requests/HeldRequestsPage.tsx').then(
        (m) => m.HeldRequestsPage,
      ),
  },
  {
    path: '/admin/authorities',
    title: 'Authorities',
    group: 'orders',
    page: () =>
      import(/* webpackChunkName: "authorities" */ './authorities/AuthoritiesPage.tsx').then(
        (m) => m.AuthoritiesPage,
      ),
  },
  {
    path: '/admin/designations',
    title: 'Notifications to coordinators',
    group: 'clients',
    page: () =>
      import(/* webpackChunkName: "designations" */ './designations/DesignationsPage.tsx').then(
        (m) => m.DesignationsPage,
      ),
  },
  {
    path: '/admin/representative',
    title: 'Our own details',
    group: 'system',
    calledToo: 'Representative',
    page: () =>
      import(/* webpackChunkName: "representative" */ './representative/RepresentativePage.tsx').then(
        (m) => m.RepresentativePage,
      ),
  },
  {
    path: '/admin/profile-changes',
    title: 'Client changes',
    group: 'clients',
    page: () =>
      import(/* webpackChunkName: "profile-changes" */ './profile-changes/ProfileChangesPage.tsx').then(
        (m) => m.ProfileChangesPage,
      ),
  },
  {
    path: '/admin/statistics',
    title: 'Statistics',
    group: 'system',
    page: () =>
      import(/* webpackChunkName: "statistics" */ './statistics/StatisticsPage.tsx').then(
        (m) => m.StatisticsPage,
      ),
  },
  {
    path: '/admin/incidents',
    title: 'Incidents',
    group: 'system',
    page: () =>
      import(/* webpackChunkName: "incidents" */ './incidents/IncidentsPage.tsx').then(
        (m) => m.IncidentsPage,
      ),
  },
  {
    path: '/admin/retention',
    title: 'Retention',
    group: 'system',
    page: () =>
      import(/* webpackChunkName: "retention" */ './retention/RetentionPage.tsx').then(
        (m) => m.RetentionPage,
      ),
  },
  {
    path: '/admin/dead-letters',
    title: 'Failed events',
    group: 'system',
    calledToo: 'Dead letters',
    page: () =>
      import(/* webpackChunkName: "dead-letters" */ './dead-letters/DeadLettersPage.tsx').then(
        (m) => m.DeadLettersPage,
      ),
  },
  {
    path: '/admin/releases',
    title: 'Releases',
    group: 'system',
    page: () =>
      import(/* webpackChunkName: "releases" */ './releases/ReleasesPage.tsx').then((m) => m.ReleasesPage),
  },
  {
    path: '/admin/coordinators',
    title: 'Coordinators',
    group: 'clients',
    page: () =>
      import(/* webpackChunkName: "coordinators" */ './coordinators/CoordinatorsPage.tsx').then(
        (m) => m.CoordinatorsPage,
      ),
  },
  {
    path: '/admin/account',
    title: 'Your account',
    page: () =>
      import(/* webpackChunkName: "account" */ './account/AccountPage.tsx').then((m) => m.AccountPage),
  },
];

/**
 * The admin pages, for our staff. Each page has its own code, loaded when it is opened. What is
 * rendered at build time is the frame: nobody is signed in there.
 */
export const remote = defineRemote({
  chrome: 'none',
  asksAboutCookies: false,
  offersAssistant: false,
  workplace: {
    home: { to: '/admin', text: 'Open admin' },
    frame: frameWith(PAGES, () =>
      import(/* webpackChunkName: "card-frame" */ './layout/CardFrame.tsx').then((m) => m.CardFrame),
    ),
  },
  routes: [
    {
      path: '/admin/login',
      isPrerendered: true,
      page: () =>
        import(/* webpackChunkName: "sign-in" */ './sign-in/SignInPage.tsx').then((m) => m.SignInPage),
    },
    ...remoteRoutes(PAGES),
  ],
});
