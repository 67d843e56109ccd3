import { SECRETS } from '../../test/secrets.ts';
import type { SlaConfig } from '../config.ts';
import { ReplyTags } from './reply-tags.ts';

const REFERENCE = 'A-7KQM-2XRB';
const tagsOf = (secrets: Partial<SlaConfig> = {}) => new ReplyTags({ ...SECRETS, ...secrets } as SlaConfig);

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
});
