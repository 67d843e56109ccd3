import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { signInAdmin } from './steps/api.ts';
import { becomeClient, type Client } from './steps/client.ts';
import {
  becomeColleague,
  expectGoodScreen,
  firstAdmin,
  openAdmin,
  openTicket,
  sendByHand,
} from './steps/admin.ts';
import { mailTo } from './steps/inbox.ts';
import { sendMail } from './steps/mail-in.ts';
import { watchConsole } from './steps/page-checks.ts';

/**
 * What buttons and links of the admin pages lead on, open, sort, sign out or keep a view of one's own, and change nothing
 * of anybody's; cookies are everybody's.
 */
const READING = [
  /^Cookie settings$/,
  /^(Settings|Accept All|Essential Only|Close and decline)$/,
  /^Shortcuts/,
  /^Logout$/,
  /^(Newest|Load older|Clear filters|Show all signups.*|Close message)$/,
  /^(Export as CSV|Open the agreement)$/,
  /^Read: /,
  /^(Back to the mails|Save the raw mail)/,
  /^Search\s/,
  /\s[↕↑↓]$/,
  /^Save this view$/,
  /^(Menu.*|Not today)$/,
  /^(Previous|Next) week$/,
  /^(Today|Week|Month|\d+ days)$/,
  /^Not ready for the yearly report/,
  /^(Columns|All|Waits for us|Mine|Unassigned|No client yet|Client|Authority|Filters)$/,
];

const MAIL = 'We ask who is responsible for the offer of 4 May.';

interface AdminPage {
  readonly path: string;
  /** Something that is only there once the page has loaded. */
  readonly shows: string;
  readonly isWrittenInByAdmins: boolean;
}

const adminPagesOf = (
  { signupId, company }: Client,
  ticket: { id: number; ticketNumber: string },
  mailId: number,
): AdminPage[] => [
  { path: '/admin?tab=overview', shows: 'Due in the next 24 hours', isWrittenInByAdmins: false },
  { path: '/admin/statistics', shows: 'Hours to acknowledgement', isWrittenInByAdmins: false },
  { path: '/admin?tab=checks', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  {
    path: `/admin?tab=signups&search=${encodeURIComponent(company.email)}`,
    shows: company.companyName,
    isWrittenInByAdmins: false,
  },
  { path: '/admin?tab=sla', shows: ticket.ticketNumber, isWrittenInByAdmins: true },
  {
    path: `/admin?tab=audit&signupId=${signupId}`,
    shows: 'onboarding.signup.registered.v1',
    isWrittenInByAdmins: false,
  },
  { path: `/admin/tickets/${ticket.id}`, shows: `Order ${ticket.ticketNumber}`, isWrittenInByAdmins: true },
  { path: `/admin/clients/${signupId}`, shows: 'Audit trail', isWrittenInByAdmins: true },
  {
    path: `/admin/emails?search=${encodeURIComponent(company.email)}`,
    shows: 'Signup confirmation',
    isWrittenInByAdmins: true,
  },
  { path: '/admin/designations', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/representative', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/coordinators', shows: 'Coimisiún na Meán', isWrittenInByAdmins: true },
  { path: '/admin/profile-changes', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/approvals', shows: 'Nothing is waiting for you.', isWrittenInByAdmins: false },
  { path: '/admin/calendar', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/response-times', shows: 'All orders', isWrittenInByAdmins: false },
  { path: '/admin/held-requests', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/authorities', shows: 'Autoriteit', isWrittenInByAdmins: true },
  { path: '/admin/payments', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/invoices', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/billing-tasks', shows: 'Nothing has to be settled.', isWrittenInByAdmins: false },
  { path: '/admin/messages', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: '/admin/mail', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  { path: `/admin/mail/${mailId}`, shows: MAIL, isWrittenInByAdmins: true },
  { path: '/admin/incidents', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
  {
    path: '/admin/retention',
    shows: 'Due tonight',
    isWrittenInByAdmins: true,
  },
  { path: '/admin/dead-letters', shows: 'Refreshes every 30 seconds.', isWrittenInByAdmins: false },
];

test('an auditor reads every page, and nothing in it writes', async ({ page, browser }) => {
  test.slow();
  const { admin, client, auditor, ticket, mailId } = await arrange();
  const complaints = watchConsole(page);
  await openAdmin(page, auditor, '/admin');
  const adminPages = adminPagesOf(client, ticket, mailId);
  for (const adminPage of adminPages) {
    await enter(page, adminPage);
    expect(await writingControls(page), adminPage.path).toEqual([]);
  }
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await page.goto('/admin/staff');
  await expect(page.getByText('Only admins may see who works here.')).toBeVisible();
  await expectGoodScreen(page);
  await page.goto('/admin/tickets/new');
  await expect(page.getByText('Your role does not allow this.')).toBeVisible();
  await expectGoodScreen(page);
  expect(complaints()).toEqual([]);

  // The same look finds what an admin may do there, so it would have found it above.
  const other = await browser.newPage();
  await openAdmin(other, firstAdmin(), '/admin');
  for (const adminPage of adminPages.filter(({ isWrittenInByAdmins }) => isWrittenInByAdmins)) {
    await enter(other, adminPage);
    expect(await writingControls(other), adminPage.path).not.toEqual([]);
  }
  await other.close();
  await admin.dispose();
});

test('an auditor finds every page a good one', { tag: '@thorough' }, async ({ page }) => {
  test.slow();
  const { admin, client, auditor, ticket, mailId } = await arrange();
  await openAdmin(page, auditor, '/admin');
  for (const adminPage of adminPagesOf(client, ticket, mailId)) {
    await enter(page, adminPage);
    await expectGoodScreen(page);
  }
  await admin.dispose();
});

test('what an auditor sends by hand is refused, and nothing is changed', async ({ page }) => {
  const { admin, client, auditor, ticket } = await arrange();
  await openAdmin(page, auditor, '/admin');
  const body = {
    signupId: client.signupId,
    authorityName: 'Nobody',
    authorityContactDate: new Date().toISOString(),
    urgencyLevel: 'low',
  };
  const colleague = { username: 'made-by-hand', email: 'by-hand@rep13.example', role: 'admin' };
  const writes: readonly (readonly [method: string, path: string, body: object])[] = [
    ['POST', '/api/admin/sla-tickets', body],
    ['POST', `/api/admin/sla-tickets/${ticket.id}/acknowledge`, {}],
    ['POST', `/api/admin/clients/${client.signupId}/suspend`, { reason: 'By hand' }],
    ['POST', `/api/admin/clients/${client.signupId}/reactivate`, {}],
    ['POST', '/api/admin/emails/1/resend', {}],
    ['POST', '/api/admin/dead-letters/sla/1/redrive', {}],
    ['POST', '/api/admin/legal-holds', { signupId: client.signupId, reason: 'By hand' }],
    ['POST', '/api/admin/legal-holds/1/lift', {}],
    ['POST', '/api/admin/users', colleague],
    ['PATCH', `/api/admin/users/${auditor.id}`, { role: 'admin' }],
    ['POST', `/api/admin/users/${auditor.id}/reset-password`, {}],
  ];
  for (const [method, path, body] of writes) {
    expect(await sendByHand(page, method, path, body), `${method} ${path}`).toEqual({
      status: 403,
      code: 'gateway.forbidden',
    });
  }
  await page.goto(`/admin/tickets/${ticket.id}`);
  await expect(page.getByRole('definition').getByText('Pending', { exact: true })).toBeVisible();
  for (const key of ['a', 'c', 'n']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toContain(`/admin/tickets/${ticket.id}`);
  await page.goto(`/admin/clients/${client.signupId}`);
  await expect(page.getByRole('definition').getByText('Active', { exact: true })).toBeVisible();
  await admin.dispose();
});

/** An auditor, and a client with an order that waits and mails that were sent. */
async function arrange() {
  const admin = await signInAdmin();
  const client = await becomeClient();
  const auditor = await becomeColleague(admin, 'auditor');
  const ticket = await openTicket(admin, client, 'AGCOM');
  await mailTo(client.company.email, /Your Client ID is/);
  return { admin, client, auditor, ticket, mailId: await receiveMail(admin) };
}

/** A mail that waits for one of us. */
async function receiveMail(admin: APIRequestContext): Promise<number> {
  const subject = `Letter ${process.pid}-${Date.now()}`;
  await sendMail({ from: 'eva@desk.example', subject, text: MAIL });
  const found = await eventually(
    async () => {
      const answer = await admin.get(`/api/admin/mails?state=waiting&search=${encodeURIComponent(subject)}`);
      return ((await answer.json()) as { id: number }[])[0];
    },
    { fact: 'the mail was read', withinMs: 60_000 },
  );
  return found.id;
}

async function enter(page: Page, { path, shows }: AdminPage): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
}

/** The names of all buttons that do more than lead on, and of links to where something is entered. */
async function writingControls(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button').filter({ visible: true }).all();
  const names = await Promise.all(
    buttons.map(
      async (button) => (await button.getAttribute('aria-label')) ?? (await button.innerText()).trim(),
    ),
  );
  const entries = await page.getByRole('link', { name: 'New order' }).allInnerTexts();
  return [...names.filter((name) => !READING.some((pattern) => pattern.test(name))), ...entries];
}
