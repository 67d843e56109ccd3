import { cancellationPeriod, periodOfRefund } from './cancellation-period.ts';

const AMSTERDAM = 'Europe/Amsterdam';

describe('the end of a cancelled subscription', () => {
  it('is the end of the paid time, to the last moment of that day where the representative is', () => {
    const { endsAt, runOffUntil } = cancellationPeriod(
      new Date('2027-11-24T09:00:00Z'),
      AMSTERDAM,
      new Date('2027-01-10T12:00:00Z'),
    );
    expect(endsAt).toEqual(new Date('2027-11-24T22:59:59.999Z'));
    expect(runOffUntil).toEqual(new Date('2028-02-22T22:59:59.999Z'));
  });

  it('is 30 days away where the paid time is over earlier, also across the change of the clocks', () => {
    const { endsAt, runOffUntil } = cancellationPeriod(
      new Date('2027-03-20T09:00:00Z'),
      AMSTERDAM,
      new Date('2027-03-10T23:30:00Z'),
    );
    // There it is the 11th of March already, and summer time has come by the 10th of April.
    expect(endsAt).toEqual(new Date('2027-04-10T21:59:59.999Z'));
    expect(runOffUntil).toEqual(new Date('2027-07-09T21:59:59.999Z'));
  });

  it('stays the same all day, and is another one after midnight there', () => {
    const periodEnd = new Date('2027-01-01T00:00:00Z');
    const at = (time: string) => cancellationPeriod(periodEnd, AMSTERDAM, new Date(time)).endsAt;
    expect(at('2027-05-04T22:00:00Z')).toEqual(at('2027-05-05T21:59:59Z'));
    expect(at('2027-05-05T22:00:00Z')).not.toEqual(at('2027-05-05T21:59:59Z'));
  });

  it('is today where the fee goes back', () => {
    expect(periodOfRefund(AMSTERDAM, new Date('2027-01-10T23:30:00Z')).endsAt).toEqual(
      new Date('2027-01-11T22:59:59.999Z'),
    );
  });
});
