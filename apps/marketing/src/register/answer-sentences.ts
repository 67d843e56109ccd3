import type { RegisterSearchedView, RegisterSearchView } from '@rep13/contracts-agreements';
import { REGISTER_LETTERS_MIN } from '@rep13/contracts-agreements/constants';

/** What was searched, so that a reader knows what the answer is worth. */
export const noMatch = (asked: string, { searched }: Pick<RegisterSearchView, 'searched'>): string =>
  [`No entry matches “${asked}”.`, ...searchedFor(searched)].join(' ');

function searchedFor({ number, domain, names }: RegisterSearchedView): string[] {
  if (number) return ['We searched for this register number.'];
  const websites = domain ? `websites under ${domain}` : null;
  const companies = names === 'beginning' ? 'companies whose name begins like this' : null;
  const places = [websites, companies].filter((place) => place !== null);
  return [
    ...(places.length > 0 ? [`We searched for ${places.join(' and for ')}.`] : []),
    ...(companies ? ['Accents, punctuation and legal forms such as Inc. or GmbH make no difference.'] : []),
    ...(companies
      ? []
      : [`To search by the beginning of a name, enter at least ${REGISTER_LETTERS_MIN} letters.`]),
  ];
}

export const tooMany = ({ hits, matches }: RegisterSearchView): string =>
  `${matches} entries match, of which ${hits.length} are shown. Please be more exact: enter more of the name, the web address or the register number.`;
