import { MESSAGES } from '@rep13/contracts-constants';
import { articleIn } from './nl/article.ts';
import { messageIn } from './messages.ts';
import { messages } from './nl/messages.ts';

const inDutch = messageIn(messages);

describe('what is wrong, in Dutch', () => {
  it.each([
    [MESSAGES.orderKind, 'Kies om welk soort bevel het gaat'],
    [MESSAGES.email, 'Vul een geldig e-mailadres in'],
    [`${MESSAGES.hiddenCharacters} (U+200B)`, 'Laat verborgen tekens weg (U+200B)'],
    ['Please use at most 2000 characters', 'Gebruik ten hoogste 2000 tekens'],
    ['Please use at most 2048 characters a line', 'Gebruik ten hoogste 2048 tekens per regel'],
  ])('is said of %j', (english, dutch) => {
    expect(inDutch(english)).toBe(dutch);
  });

  it('is nothing where no form for authorities says it: it is shown as it is', () => {
    expect(inDutch(MESSAGES.websiteUrl)).toBeUndefined();
    expect(inDutch('Please use at most 7 characters')).toBeUndefined();
  });
});

describe('an article, as Dutch cites it', () => {
  it.each([
    ['9(2)(a)(iv)', 'artikel 9, lid 2, punt a, onder iv'],
    ['10(2)(c)', 'artikel 10, lid 2, punt c'],
    ['9(2)', 'artikel 9, lid 2'],
  ])('is of %s: %s', (english, dutch) => {
    expect(articleIn(english)).toBe(dutch);
  });
});
