import { annualUpdateAfter, remindersBefore } from './annual-update.ts';

const dueAfter = (saved: string) => annualUpdateAfter(new Date(saved)).toISOString();

describe('the annual update', () => {
  it.each([
    ['2026-11-20T09:14:00.123Z', '2027-11-20T09:14:00.123Z'],
    ['2027-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.000Z'],
  ])('of what was saved %s is due %s', (saved, due) => expect(dueAfter(saved)).toBe(due));

  it('is reminded of 30 and 7 days before, and on the day', () => {
    expect(remindersBefore(new Date('2027-11-20T09:14:00.000Z'))).toEqual([
      { daysLeft: 30, at: new Date('2027-10-21T09:14:00.000Z') },
      { daysLeft: 7, at: new Date('2027-11-13T09:14:00.000Z') },
      { daysLeft: 0, at: new Date('2027-11-20T09:14:00.000Z') },
    ]);
  });
});
