import { DAY_MS, HOUR_MS } from '@rep13/contracts-constants';
import type { PublicationVerdict } from '@rep13/contracts-onboarding';
import { REPRESENTATIVE_FACTS } from '@rep13/contracts-onboarding/constants';
import { PublicationWatch } from './publication-watch.entity.ts';
import type { Reading } from './website/reading.ts';

const BEGAN = new Date('2026-11-23T12:00:00Z');
const after = (ms: number) => new Date(BEGAN.getTime() + ms);

const reading = (verdict: PublicationVerdict, reason: string | null = null): Reading => ({
  verdict,
  found: verdict === 'complete' ? REPRESENTATIVE_FACTS : [],
  contactPoint: false,
  finalUrl: null,
  status: null,
  pagesRead: 1,
  needsJavaScript: false,
  reason,
  textSha256: null,
  excerpt: null,
});

/** What is announced when these readings come so many hours after the beginning, and the state at the end. */
function live(...readings: [hours: number, verdict: PublicationVerdict][]) {
  const watch = PublicationWatch.begin(100_000_001, 'https://acme.example/', BEGAN);
  const news = readings.map(([hours, verdict]) => watch.record(reading(verdict), after(hours * HOUR_MS)));
  return { watch, news, state: watch.state };
}

describe('the watch of a website', () => {
  it('begins in the second day, at a time of its own', () => {
    const times = [100_000_001, 100_000_002, 999_999_999].map(
      (signupId) =>
        PublicationWatch.begin(signupId, 'https://acme.example/', BEGAN).nextAt!.getTime() - BEGAN.getTime(),
    );
    for (const time of times) expect(time >= DAY_MS && time < 2 * DAY_MS).toBe(true);
    expect(new Set(times).size).toBe(3);
  });

  it('reports that it was seen for the first time, and not each time', () => {
    expect(live([24, 'complete'], [192, 'complete'])).toMatchObject({
      news: ['seen', undefined],
      state: 'seen',
    });
  });

  it('reports a miss at the second one that is 24 hours after the first, once', () => {
    expect(live([24, 'complete'], [200, 'absent'], [223.9, 'absent'])).toMatchObject({
      news: ['seen', undefined, undefined],
      state: 'seen',
    });
    expect(live([24, 'complete'], [200, 'partial'], [224, 'absent'], [400, 'absent'])).toMatchObject({
      news: ['seen', undefined, 'missing', undefined],
      state: 'missing',
    });
  });

  it('reports it however often it was looked at in between', () => {
    const { news } = live([0, 'absent'], [1, 'absent'], [2, 'absent'], [23, 'absent'], [25, 'absent']);
    expect(news).toEqual([undefined, undefined, undefined, undefined, 'missing']);
  });

  it('begins to count again after it was seen', () => {
    expect(live([0, 'absent'], [1, 'complete'], [25, 'absent'])).toMatchObject({ state: 'seen' });
  });

  it('reports that it is back', () => {
    expect(live([0, 'absent'], [24, 'absent'], [25, 'complete'])).toMatchObject({
      news: [undefined, 'missing', 'seen'],
      state: 'seen',
    });
  });

  it.each(['unreachable', 'refused', 'unjudged'] as const)(
    'counts %s neither as a miss nor as seen',
    (verdict) => {
      expect(live([0, 'absent'], [24, verdict], [48, verdict])).toMatchObject({ state: 'not-checked' });
      expect(live([0, 'complete'], [24, verdict], [48, verdict])).toMatchObject({ state: 'seen' });
      expect(live([0, 'absent'], [24, verdict], [25, 'absent'])).toMatchObject({ state: 'missing' });
    },
  );

  it.each([
    ['seen', [0, 'complete'], 7 * 24],
    ['missed once', [0, 'absent'], 24],
    ['not read', [0, 'unreachable'], 7 * 24],
  ] as const)('looks again after it was %s', (_, [hours, verdict], nextHours) => {
    expect(live([hours, verdict]).watch.nextAt).toEqual(after(nextHours * HOUR_MS));
  });

  it('looks again every week once it was told', () => {
    expect(live([0, 'absent'], [24, 'absent']).watch.nextAt).toEqual(after(8 * DAY_MS));
  });

  it('does not look every moment when the first miss is old and the page cannot be read', () => {
    expect(live([0, 'absent'], [48, 'unreachable']).watch.nextAt).toEqual(after(49 * HOUR_MS));
  });
});

describe('a website that cannot be judged', () => {
  const weeks = (...verdicts: PublicationVerdict[]) =>
    live(...verdicts.map((verdict, week) => [week * 7 * 24, verdict] as [number, PublicationVerdict]));

  it('says since when and why, whatever its state is', () => {
    const { watch } = live([0, 'complete']);
    watch.record(reading('unjudged', 'browser'), after(DAY_MS));
    watch.record(reading('unreachable', 'blocked'), after(8 * DAY_MS));
    expect(watch).toMatchObject({ state: 'seen', unjudgedSince: after(DAY_MS), obstacle: 'blocked' });
  });

  it('is told to staff after three weeks, once', () => {
    expect(weeks('refused', 'unjudged', 'unreachable', 'refused', 'refused').news).toEqual([
      undefined,
      undefined,
      undefined,
      'unjudged',
      undefined,
    ]);
  });

  it('is told again when it could be judged in between', () => {
    const { news } = weeks('refused', 'refused', 'absent', 'refused', 'refused', 'refused', 'refused');
    expect(news.filter((one) => one === 'unjudged')).toHaveLength(1);
    expect(news.at(-1)).toBe('unjudged');
  });

  it('is not told for half a year where a person saw it, and then again', () => {
    const { watch } = live([0, 'unjudged']);
    watch.confirm('admin:1', 'In the footer', after(DAY_MS));
    const news = Array.from({ length: 30 }, (_, week) =>
      watch.record(reading('unjudged', 'browser'), after((7 * week + 8) * DAY_MS)),
    );
    expect(news.indexOf('unjudged')).toBe(25);
    expect(news.filter(Boolean)).toHaveLength(1);
  });
});

describe('what a person saw', () => {
  const confirmed = () => {
    const { watch } = live([0, 'absent'], [24, 'absent']);
    watch.confirm('admin:1', 'In the footer', after(30 * HOUR_MS));
    return watch;
  };

  it('counts as seen, also when a program sees nothing because it runs no programs', () => {
    const watch = confirmed();
    expect(watch).toMatchObject({ state: 'seen', lastSeenAt: after(30 * HOUR_MS), firstMissedAt: null });
    for (const days of [10, 20])
      expect(watch.record(reading('unjudged', 'browser'), after(days * DAY_MS))).toBeUndefined();
    expect(watch.state).toBe('seen');
  });

  it('counts no more when the page shows something else', () => {
    const watch = confirmed();
    watch.record(reading('absent'), after(10 * DAY_MS));
    expect(watch.record(reading('absent'), after(11 * DAY_MS))).toBe('missing');
    expect(watch.confirmedAt).toBeNull();
  });

  it('counts no more for another page, and is not needed once a program sees it', () => {
    const named = confirmed();
    named.namePage('https://acme.example/legal');
    expect(named.confirmedAt).toBeNull();
    const seen = confirmed();
    seen.record(reading('complete'), after(10 * DAY_MS));
    expect(seen.confirmedAt).toBeNull();
  });
});

describe('a watch that was stopped', () => {
  it('has no next time, and stops once', () => {
    const { watch } = live([0, 'complete']);
    expect(watch.stop(after(1))).toBe(true);
    expect(watch.stop(after(2))).toBe(false);
    expect(watch).toMatchObject({ state: 'stopped', nextAt: null, stoppedAt: after(1) });
  });
});
