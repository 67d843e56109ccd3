import { SECURITY_FIGURES } from '../figures/figures.ts';
import type { PublicPage } from '../pages/page.ts';

/** `/status`: the words; the states themselves are asked of the running services. */
export const STATUS_PAGE = {
  path: '/status',
  title: 'System Status',
  description: `The state of our services, measured every ${SECURITY_FIGURES.monitoringSeconds} seconds, and the incidents of the past with what we did about them.`,
  keywords: 'system status, uptime, incidents, monitoring',
  heading: 'System Status',
  lead: `Measured every ${SECURITY_FIGURES.monitoringSeconds} seconds. We respond to an alert in under ${SECURITY_FIGURES.alertMinutes} minutes.`,
  summary: {
    operational: 'All systems operational',
    degraded: 'Some systems are slow',
    down: 'Some systems are down',
    unknown: 'Status is unavailable right now',
  },
  history: {
    title: 'The last 90 days',
    lead: 'One bar per day, coloured by its worst check. Percentages cover measured time only.',
    noIncident: 'No incidents in the last 90 days.',
  },
} as const satisfies PublicPage & Record<string, unknown>;

/** What visitors call the services; the keys are the names under which they report. */
export const STATUS_SERVICES = {
  gateway: { title: 'Website and portal', text: 'Pages, sign-in and everything you click.' },
  onboarding: { title: 'Registration', text: 'Compliance check, registration, payment and accounts.' },
  agreements: { title: 'Agreements', text: 'Signature and PDF.' },
  sla: { title: 'Authority requests', text: 'Requests, their clocks and warnings.' },
  notifications: { title: 'Notifications', text: 'Every email we send.' },
} as const;

export type IncidentState = 'monitoring' | 'resolved';

/** Something that went wrong and when it was over. */
export interface Incident {
  title: string;
  state: IncidentState;
  /** ISO 8601 date. */
  date: string;
  text: string;
  source: string;
  isSample: boolean;
}

export const INCIDENTS: readonly Incident[] = [
  {
    title: 'Emails arrived late',
    state: 'resolved',
    date: '2025-06-12',
    text: 'A mail server answered slowly for 40 minutes. Emails waited and were then delivered, each once. No authority request was affected. A second server now takes over.',
    source: 'Sample text',
    isSample: true,
  },
];
