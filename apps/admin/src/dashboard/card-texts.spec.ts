import { describe, expect, it } from '@jest/globals';
import { buildTotals } from '../../test/builders.ts';
import { cardTexts, chores, noChoresLabel, violationLabel } from './card-texts.ts';

describe('the cards', () => {
  it('say exact numbers and what they are made of', () => {
    expect(cardTexts(buildTotals())).toEqual([
      { title: 'Total Checks', value: '12,345', note: '7,000 need a legal representative' },
      { title: 'Active Clients', value: '80', note: 'of 100 signups' },
      { title: 'SLA Tickets', value: '9', note: '3 open, 2 with an SLA violation' },
    ]);
  });

  it('say which service is away, and keep the others', () => {
    const texts = cardTexts(buildTotals({ clients: null }));
    expect(texts[1]).toEqual({ title: 'Active Clients', value: 'N/A', note: 'The service is away' });
    expect(texts[0]?.value).toBe('12,345');
  });
});

describe('what else waits', () => {
  it('is named with its place', () => {
    const emails = { failed: 2, waiting: 0, sentToday: 5 };
    expect(chores(buildTotals({ emails, deadLetters: 1 }))).toEqual([
      { text: '2 emails failed', path: '/admin/emails?status=failed' },
      { text: '1 dead letter', path: '/admin/dead-letters' },
    ]);
  });

  it('is nothing when nothing failed, or nobody knows', () => {
    expect(chores(buildTotals())).toEqual([]);
    expect(chores(buildTotals({ emails: null, deadLetters: null }))).toEqual([]);
  });

  it('says nothing waits only where both are known', () => {
    const emails = { failed: 0, waiting: 0, sentToday: 5 };
    expect(noChoresLabel(buildTotals({ emails, deadLetters: 0 }))).toBe('No failed emails, no dead letters.');
    for (const unknown of [{ emails: null }, { deadLetters: null }]) {
      expect(noChoresLabel(buildTotals(unknown))).toMatch(/not known now/);
    }
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
