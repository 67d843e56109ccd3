import { RETENTION, RETENTION_CLASSES, retentionEnd, retentionSentence } from './retention.ts';

const NOW = new Date('2028-02-29T02:00:00Z');

describe('the retention table', () => {
  it('says the promised times', () => {
    expect(RETENTION.payments.period).toEqual({ years: 7 });
    expect(RETENTION.clientRecords.period).toEqual({ years: 5 });
    expect(RETENTION.auditLog.period).toEqual({ years: 5 });
    expect(RETENTION.workingCopies.period).toEqual({ days: 30 });
    expect(RETENTION.status.period).toEqual({ days: 90 });
  });

  it('ends nothing early: a year is kept in full, also after the 29th of February', () => {
    expect(retentionEnd('complianceChecks', NOW)).toEqual(new Date('2027-02-28T02:00:00Z'));
    expect(retentionEnd('workingCopies', NOW)).toEqual(new Date('2028-01-30T02:00:00Z'));
  });

  it('ends nothing of a mandate that has no end, nor what is kept for good', () => {
    expect(retentionEnd('clientRecords', NOW)).toBeNull();
    expect(retentionEnd('counters', NOW)).toBeNull();
  });

  it('is put into sentences that say so', () => {
    expect(retentionSentence(RETENTION_CLASSES.payments)).toBe(
      'Payment records: 7 years after the end of the year of the payment (bookkeeping law)',
    );
    expect(retentionSentence(RETENTION_CLASSES.clientRecords)).toContain(
      '(Article 13 DSA and the defence of claims; the first of them fall due in 2030 at the earliest)',
    );
    expect(retentionSentence(RETENTION_CLASSES.unfinishedUploads)).toContain(': 1 day after');
    expect(retentionSentence(RETENTION_CLASSES.staffAccounts)).toContain('not deleted after a time');
  });
});
