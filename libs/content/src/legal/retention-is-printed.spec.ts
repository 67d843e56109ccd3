import { describe, expect, it } from '@jest/globals';
import {
  BROWSER_STORAGE,
  browserStorageSentence,
  RETENTION,
  retentionSentence,
} from '@rep13/contracts-constants';
import { TEXTS_OF } from '../../test/site-texts.ts';
import { FIGURES } from '../figures/figures.ts';

const privacy = JSON.stringify(TEXTS_OF['/privacy']);

describe('the privacy policy', () => {
  it.each(Object.values(RETENTION).map(retentionSentence))(
    'prints the line that is carried out: %s',
    (line) => {
      expect(privacy).toContain(line);
    },
  );

  it.each(BROWSER_STORAGE.map(browserStorageSentence))('names what browsers store: %s', (line) => {
    expect(privacy).toContain(line);
  });

  it('claims no measuring', () => {
    expect(privacy).toContain('none is run at present');
    expect(privacy).not.toContain('With your consent we also measure');
  });
});

describe('the other pages', () => {
  it('say the audit log’s time of the same table', () => {
    expect(FIGURES.auditYears).toBe(RETENTION.auditLog.period.years);
    expect(FIGURES.auditYears).toBe(RETENTION.clientRecords.period.years);
  });
});
