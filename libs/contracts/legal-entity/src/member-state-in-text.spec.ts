import { EU_STATES } from './eu-states.ts';
import { memberStateInText } from './member-state-in-text.ts';

/** Written down by hand, so that nothing is derived from what is tested. */
const IN_TEXT = [
  ...['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland'],
  ...['France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia', 'Lithuania', 'Luxembourg'],
  ...['Malta', 'Poland', 'Portugal', 'Romania', 'Slovakia', 'Slovenia', 'Spain', 'Sweden', 'the Netherlands'],
];

describe('a Member State in a sentence', () => {
  it('has an article where English has one, for all 27', () => {
    const written = Object.values(EU_STATES).map(({ name }) => memberStateInText(name));
    expect(written.toSorted()).toEqual(IN_TEXT.toSorted());
  });

  it('has one with its longer name too', () => {
    for (const name of [
      'Czech Republic',
      'Slovak Republic',
      'Republic of Estonia',
      'Kingdom of the Netherlands',
    ])
      expect(memberStateInText(name)).toBe(`the ${name}`);
  });
});
