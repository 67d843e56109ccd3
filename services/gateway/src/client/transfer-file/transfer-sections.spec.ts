import type { DesignationView } from '@rep13/contracts-agreements';
import type { ClientProfileView } from '@rep13/contracts-onboarding';
import { toClientTicketView } from '@rep13/contracts-sla';
import { buildAgreementView, buildTicketView } from '../../../test/builders.ts';
import { buildProviderInformationView } from '../../../test/provider-information.ts';
import { transferSections } from './transfer-sections.ts';

const AT = '2026-11-24T09:15:00.000Z';
const ticket = {
  ticketNumber: 'SLA-2026-00009',
  authorityName: 'Bundesnetzagentur',
  authorityContactDate: AT,
  forwardedDate: AT,
  clientAnsweredAt: AT,
  responseDate: AT,
  outcome: 'partly',
  closedAt: AT,
} as const;
const FACTS = {
  madeAt: AT,
  company: { companyName: 'Acme\nInc.', websiteUrl: 'https://acme.example' } as ClientProfileView,
  mandate: {
    registerNumber: 'R13-2026-ABCD',
    state: 'ending',
    beganAt: AT,
    endsAt: '2027-11-24T22:59:59.999Z',
    runOffUntil: null,
    pointOfContact: { designated: true, since: AT },
  },
  agreement: buildAgreementView(1),
  designation: [
    {
      letter: { title: 'Designation' },
      coordinator: 'ACM',
      ...{ signedAt: AT, sentAt: AT, acknowledgedAt: AT, returnedAt: null },
    } as DesignationView,
  ],
  providerInformation: buildProviderInformationView(),
  orders: [toClientTicketView(buildTicketView(ticket))],
} as const;

const rowsOf = (facts: Parameters<typeof transferSections>[0]) =>
  transferSections(facts, 'Europe/Amsterdam').flatMap(({ facts: rows, texts }) => [
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...texts.map(({ label, text }) => `${label}: ${text}`),
  ]);

describe('a transfer file for people', () => {
  it('says each fact that there is, days by the clock of the representative and moments in UTC', () => {
    const on = '24 November 2026 at 09:15 UTC';
    expect(rowsOf(FACTS)).toEqual([
      'Company name: Acme Inc.',
      'Website URL: https://acme.example',
      'Register number: R13-2026-ABCD',
      'State: In force, notice given',
      'In force since: 24 November 2026, 10:15 in Amsterdam',
      'Ends: 24 November 2027, 23:59 in Amsterdam',
      'Point of contact (Article 11 DSA): Yes',
      expect.stringMatching(/^Agreement: .+, signed by .+$/),
      expect.stringMatching(/^Agreement signed: .+ UTC$/),
      `Designation, to ACM: Signed on ${on}. Sent on ${on}. Acknowledged on ${on}.`,
      'EU markets served: Germany, France',
      'Languages of support: English',
      `Saved: ${on}, version 2`,
      'The service: A market place where people of all countries sell bicycles.',
      'Incident response plan: We read every notice within a day.\nWe take down what is illegal.',
      `SLA-2026-00009, Bundesnetzagentur: Received on ${on}. Forwarded to the company on ${on}. ` +
        `Answered by the company on ${on}. First response to the authority on ${on}. ` +
        `Carried out in part. Closed on ${on}.`,
    ]);
  });

  it('calls a report of a threat to life what it is, and an order open until it is closed', () => {
    const report = toClientTicketView(
      buildTicketView({ ...ticket, lifeAtRisk: true, outcome: null, closedAt: null }),
    );
    expect(rowsOf({ ...FACTS, orders: [report] }).at(-1)).toMatch(/: A report of a threat .+ Open\.$/);
  });
});
