import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { fingerprintOf, recordChanges, recordFacts } from './record-facts.ts';

const before = recordFacts(SAMPLE_LEGAL_ENTITY);

describe('the printed facts of the record', () => {
  it('differ by field, in the order of the fields', () => {
    const now = recordFacts({ ...SAMPLE_LEGAL_ENTITY, phone: '+31 20 555 0199', street: 'Singel 1' });
    expect(recordChanges(before, now)).toEqual([
      {
        field: 'address',
        before: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
        now: 'Singel 1, 1015 BA Amsterdam, Netherlands',
      },
      { field: 'phone', before: '+31 20 555 0113', now: '+31 20 555 0199' },
    ]);
    expect(fingerprintOf(now)).not.toBe(fingerprintOf(before));
  });

  it('are the same when only something changed that neither certificates nor letters print', () => {
    const now = recordFacts({
      ...SAMPLE_LEGAL_ENTITY,
      businessHours: 'Mon-Fri',
      supportEmail: 'a@b.example',
    });
    expect(recordChanges(before, now)).toEqual([]);
    expect(fingerprintOf(now)).toBe(fingerprintOf(before));
  });

  it('name languages of which a record of before said nothing', () => {
    const { languages: _, ...earlier } = before;
    expect(recordChanges(earlier, before)).toEqual([
      { field: 'languages', before: 'not stated', now: 'Dutch, English' },
    ]);
  });

  it('have the fingerprint that they had, in whatever order a database gives their keys back', () => {
    const sorted = Object.fromEntries(Object.entries(before).sort()) as typeof before;
    expect(fingerprintOf(sorted)).toBe(fingerprintOf(before));
  });
});
