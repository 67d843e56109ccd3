import { Clock } from '@rep13/service-kit';
import { memoryLog } from '@rep13/testing';
import { SECRETS } from '../../test/secrets.ts';
import type { SlaConfig } from '../config.ts';
import { ReplyTags } from './reply-tags.ts';

const REFERENCE = 'A-7KQM-2XRB';

class StandingClock extends Clock {
  ms = Date.parse('2026-11-28T09:00:00Z');
  now(): Date {
    return new Date(this.ms);
  }
}
const log = memoryLog('sla');
const tagsOf = (secrets: Partial<SlaConfig> = {}, clock = new StandingClock()) =>
  new ReplyTags({ ...SECRETS, ...secrets } as SlaConfig, clock, log.logger);

describe('a reply tag', () => {
  const tags = tagsOf();
  const tag = tags.tagOf(REFERENCE);

  it('finds its order, by an address or an id, however servers change its case', () => {
    expect(tag).toMatch(/^a-7kqm-2xrb\.[a-z2-7]{12}$/);
    expect(tags.referenceOf(tag.toUpperCase())).toBe(REFERENCE);
    expect(tags.referenceOfId(`0193-42.${tag}@rep13.example`)).toBe(REFERENCE);
  });

  it('finds nothing with one letter wrong, whichever it is', () => {
    const wrong = [...tag].map(
      (letter, at) => tag.slice(0, at) + (letter === 'x' ? 'y' : 'x') + tag.slice(at + 1),
    );
    expect(wrong.map((each) => tags.referenceOf(each)).filter((found) => found !== null)).toEqual([]);
    expect(['', 'a-7kqm-2xrb', `${tag}a`, `a-7kqm-2xrb.`].map((each) => tags.referenceOf(each))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('of a test names its day, and is no tag of an order', () => {
    const probe = tags.probeTagOf('2026-11-28');
    expect(tags.dayOfProbe(probe)).toBe('2026-11-28');
    expect(tags.referenceOf(probe)).toBeNull();
    expect([tags.dayOfProbe(tag), tags.dayOfProbe(probe.replace('28', '29'))]).toEqual([null, null]);
  });

  it('is good while the secret is changed, and not after', () => {
    const other = 'another secret that is long enough, too';
    const changed = {
      AUTHORITY_LINK_SECRET: other,
      AUTHORITY_LINK_SECRET_PREVIOUS: SECRETS.AUTHORITY_LINK_SECRET,
    };
    expect(tagsOf(changed).referenceOf(tag)).toBe(REFERENCE);
    expect(tagsOf({ AUTHORITY_LINK_SECRET: other }).referenceOf(tag)).toBeNull();
  });

  it('that is wrong stands in the log once a minute, however many there are, without its letters', () => {
    const clock = new StandingClock();
    const guessed = tagsOf({}, clock);
    const before = log.text().length;
    const wrong = Array.from({ length: 100_000 }, (_, at) => `a-7kqm-2xrb.${letters(at)}`);
    for (const [at, each] of wrong.entries()) {
      // Ten minutes in all.
      clock.ms += at % 1_000 === 0 ? 6_000 : 0;
      guessed.referenceOf(each);
    }
    const lines = log.text().slice(before).trim().split('\n');
    expect(lines).toHaveLength(10);
    const times = lines.map((line) => (JSON.parse(line) as { times: number }).times);
    expect(times).toEqual([1, ...Array.from({ length: 9 }, () => 10_000)]);
    expect(lines.join()).not.toMatch(/7kqm/i);
  });
});

/** Twelve letters of a number, each another. */
const letters = (at: number): string =>
  at
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit]!)
    .padStart(12, 'a');
