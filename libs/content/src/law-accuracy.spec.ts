import { describe, expect, it } from '@jest/globals';
import { ALL_TEXTS, sentencesOf } from '../test/site-texts.ts';

const SENTENCES = sentencesOf(ALL_TEXTS);
const about = (subject: RegExp) => SENTENCES.filter((sentence) => subject.test(sentence));

/** What sites of this kind like to say and the Digital Services Act does not. */
describe('no page says', () => {
  it.each([
    [
      'that directors are liable under the Digital Services Act',
      /director/i,
      /Managing Director|creates no personal liability/,
    ],
    [
      'that small size frees from Article 13',
      /(micro|small|size)\b.*\b(exempt|exemption|exemptions)\b|\b(exempt|exemption|exemptions)\b.*\b(micro|small|size)\b/i,
      /no exemption|supposed exemptions|exempt\?|Article 13 exemption|had believed|exempt from (other|some) duties/,
    ],
    [
      'that B2B is exempt',
      /(B2B|businesses).*exempt/i,
      /no exemption|supposed|had believed|exempt\?|B2B DSA/,
    ],
    ['that a promise counts business hours', /business hour/i, /^$/],
    ['that the fee is paid once', /one-time fee|one time fee|pay once/i, /^$/],
    ['that we are registered in Belgium', /Belgi/i, /^$/],
    ['that we hold a certificate', /ISO 27001|SOC 2|certified/i, /^$/],
    ['something with an exclamation mark', /!/, /^$/],
    ['that all contact points stay with the client', /contact points .*stay with you/i, /^$/],
    [
      'that orders of Articles 9 and 10 are sent to a representative because it is one',
      /representative.*(includes|receives|takes) orders to act|orders .*(Article|Articles) (9|10)\b.*sent to (the|your|our) representative/i,
      /not to the representative/,
    ],
    ['that users are to write to us', /point of contact for (your )?users.*\b(is|are) (us|we)\b/i, /^$/],
    ['"oops" or "seamless"', /oops|seamless/i, /^$/],
  ])('%s', (_, claim, allowed) => {
    expect(about(claim).filter((sentence) => !allowed.test(sentence))).toEqual([]);
  });
});

describe('the pages do say', () => {
  it.each([
    ['that Article 13 knows no exemption for size or B2B', /Article 13 has no exemption for small companies/],
    ['that micro enterprises need a representative too', /Article 13 is not among the duties that fall away/],
    ['what micro and small enterprises are freed from', /owe no yearly transparency report/],
    ['what a fine can be', /up to 6% of the worldwide turnover/],
    ['what a fine for wrong information can be', /up to 1% of worldwide turnover/],
    ['what periodic payments can be', /up to 5% of average daily worldwide turnover/],
    ['that the representative itself can be held liable', /it can itself be held liable/],
    ['that directors are not', /Digital Services Act creates no personal liability for directors/],
    ['when access can be restricted', /criminal offence that threatens the life or safety/],
    ['that all Member States may act where nobody was appointed', /every Member State may act against you/],
    [
      'where orders are sent by law',
      /orders under Articles 9 and 10 are by law sent there, not to the representative/i,
    ],
    [
      'that we may be the point of contact for authorities too',
      /Article 11[^.]*unless you (leave it out|keep one)/,
    ],
    ['that the point of contact of users stays with the client', /Article 12[^.]*stays? (yours|with you)/],
    ['that the appointment makes no establishment', /does not create an establishment/],
  ])('%s', (_, claim) => {
    expect(about(claim)).not.toEqual([]);
  });
});

describe('samples', () => {
  const marked = (value: unknown): { isSample: boolean; source: string; date: string }[] => {
    if (typeof value !== 'object' || value === null) return [];
    const own = 'isSample' in value ? [value as { isSample: boolean; source: string; date: string }] : [];
    return [...own, ...Object.values(value).flatMap(marked)];
  };

  it('have a source and a date, and say what they are', () => {
    const all = marked(ALL_TEXTS);
    expect(all.length).toBeGreaterThanOrEqual(13);
    for (const one of all) {
      expect(one.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(one.source.startsWith('Sample')).toBe(one.isSample);
    }
  });
});
