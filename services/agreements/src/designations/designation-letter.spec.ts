import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { buildParty } from '../../test/party.builder.ts';
import { toParticulars } from '../text/particulars.ts';
import { letterOfChange, letterOfDesignation, letterOfEnd } from './designation-letter.ts';
import type { EarlierNotification } from './earlier-notifications.ts';

const particulars = toParticulars(buildParty(), SAMPLE_LEGAL_ENTITY, { contactPoint: true });
const { client } = particulars;
const signed = {
  particulars,
  agreementNumber: 'DSA-202611-0042',
  timeZone: 'Europe/Amsterdam',
  contactPointLanguages: null,
  signedAt: new Date('2026-11-20T09:14:00.000Z'),
};
const END = {
  endsAt: new Date('2026-12-31T22:59:59.999Z'),
  runOffUntil: new Date('2027-03-31T21:59:59.999Z'),
};
const earlier = (given: Partial<EarlierNotification> = {}): EarlierNotification => ({
  coordinator: particulars.representative.coordinator,
  coordinatorState: 'NL',
  facts: letterOfDesignation(signed).facts,
  ownReference: 'R13-ABCDEFGH/5',
  sentAt: new Date('2026-11-21T10:00:00.000Z'),
  ...given,
});
const now = (given: Partial<typeof client>) => ({
  ...signed,
  particulars: { ...particulars, client: { ...client, ...given } },
});
const textOf = (letter: { paragraphs: readonly string[] } | null) => letter?.paragraphs.join(' ') ?? '';

describe('the letter about a designation', () => {
  it('says where the representative is established as a person would', () => {
    expect(textOf(letterOfDesignation(signed))).toContain('established in the Netherlands.');
  });
});

describe('the point of contact', () => {
  const designated = { ...signed, contactPointLanguages: 'Dutch, English' };
  const notified = (about: typeof designated | typeof signed) =>
    earlier({ facts: letterOfDesignation(about).facts });
  const line = `The representative, ${particulars.representative.authorityEmail}; languages: Dutch, English`;

  it('is named with its languages where it is designated, and else nowhere', () => {
    expect(textOf(letterOfDesignation(designated))).toMatch(/Article 11\(3\): Dutch, English\.$/);
    expect(letterOfDesignation(designated).facts.at(-1)).toEqual({
      label: 'Point of contact, Article 11',
      value: line,
    });
    expect(JSON.stringify(letterOfDesignation(signed))).not.toContain('Article 11');
  });

  it.each([
    ['is designated', designated, signed, `formerly “not notified”, now “${line}”.`],
    ['is withdrawn', signed, designated, `formerly “${line}”, now “not the representative”.`],
    [
      'speaks other languages',
      { ...signed, contactPointLanguages: 'Dutch' },
      designated,
      'languages: Dutch”.',
    ],
  ])('is a change where it %s', (_, about, before, text) => {
    expect(textOf(letterOfChange(about, notified(before)))).toContain(text);
  });

  it.each([
    ['designated', designated],
    ['not designated', signed],
  ])('is none where it is %s as before', (_, about) => {
    expect(letterOfChange(about, notified(about))).toBeNull();
  });
});

describe('the letter about a change', () => {
  it('says what was told, when, and what is so now', () => {
    const text = textOf(letterOfChange(now({ companyName: 'Southwind Ltd' }), earlier()));
    expect(text).toContain(
      `Southwind Ltd, formerly ${client.companyName}, notified by letter R13-ABCDEFGH/5, sent on 21 November 2026, its designation`,
    );
    expect(text).toContain(`Provider: formerly “${client.companyName}”, now “Southwind Ltd”.`);
    expect(text).not.toContain('Main web address: formerly');
  });

  it('names nobody formerly where the name stayed', () => {
    const text = textOf(letterOfChange(now({ websiteUrl: 'https://other.example' }), earlier()));
    expect(text).toContain(`Main web address: formerly “${client.websiteUrl}”, now “https://other.example”.`);
    expect(text).not.toContain(', formerly');
  });

  it('is not written where the coordinator knows it all', () => {
    expect(letterOfChange(signed, earlier())).toBeNull();
  });

  it('gives no day to a letter that is still on its way', () => {
    const text = textOf(letterOfChange(now({ companyName: 'Southwind Ltd' }), earlier({ sentAt: null })));
    expect(text).toContain('notified by letter R13-ABCDEFGH/5 its designation');
  });
});

describe('the letter about the end', () => {
  it('withdraws the notification that was made, under the name that it was made for', () => {
    const text = textOf(letterOfEnd(now({ companyName: 'Southwind Ltd' }), END, earlier()));
    expect(text).toContain(
      `notified by letter R13-ABCDEFGH/5, sent on 21 November 2026, under the name ${client.companyName}.`,
    );
    expect(text).toContain('The mandate ended on 31 December 2026.');
    expect(text).toContain('Until 31 March 2027');
    expect(
      textOf(letterOfEnd(signed, { ...END, endsAt: new Date('2026-12-30T23:30:00.000Z') }, earlier())),
    ).toContain('ended on 31 December 2026.');
    expect(textOf(letterOfEnd(signed, END, earlier()))).not.toContain('under the name');
  });

  it('goes to the coordinator that was told, wherever the representative is today', () => {
    const { paragraphs } = letterOfEnd(
      signed,
      END,
      earlier({ coordinator: 'Coimisiún na Meán', coordinatorState: 'IE' }),
    );
    expect(paragraphs[0]).toBe('To: Coimisiún na Meán');
  });
});
