import { describe, expect, it } from '@jest/globals';
import { buildTotals } from '../../test/builders.ts';
import { figureTexts, violationLabel } from './figure-texts.ts';

const ONLINE = { data: [{ name: 'gateway', status: 'operational' } as const] };

describe('the figures', () => {
  it('say exact numbers, what they are made of and where they lead', () => {
    expect(figureTexts({ data: buildTotals() }, ONLINE)).toEqual([
      {
        title: 'Total Checks',
        value: '12,345',
        note: '7,000 need a legal rep',
        to: '/admin?tab=checks',
      },
      { title: 'Active Clients', value: '80', note: 'of 100 signups', to: '/admin?tab=signups' },
      { title: 'SLA Tickets', value: '9', note: '3 open, 2 violations', to: '/admin?tab=sla' },
      { title: 'System Status', value: 'Online', note: '', to: '/admin/incidents' },
    ]);
  });

  it('say which service is away, and keep the others', () => {
    const texts = figureTexts({ data: buildTotals({ clients: null }) }, ONLINE);
    expect(texts[1]).toMatchObject({ title: 'Active Clients', value: 'N/A', note: 'The service is away' });
    expect(texts[0]?.value).toBe('12,345');
  });

  it('are all there, without a value, before anything has answered', () => {
    expect(figureTexts({}, {}).map(({ title, value }) => [title, value])).toEqual([
      ['Total Checks', '…'],
      ['Active Clients', '…'],
      ['SLA Tickets', '…'],
      ['System Status', '…'],
    ]);
  });

  it('are not available when nothing answered, but stay when only the latest request failed', () => {
    const error = new Error('503');
    expect(figureTexts({ error }, { error }).map(({ value }) => value)).toEqual(['N/A', 'N/A', 'N/A', 'N/A']);
    expect(figureTexts({ data: buildTotals(), error }, ONLINE)[0]?.value).toBe('12,345');
  });
});

describe('the alert', () => {
  it('counts as the specification says', () => {
    expect([violationLabel(1), violationLabel(2)]).toEqual([
      '1 SLA violation detected',
      '2 SLA violations detected',
    ]);
  });
});
