import type { RegisterView } from '@rep13/contracts-agreements';
import { cardOf } from '@rep13/contracts-agreements/constants';
import type { PageHead } from '@rep13/web-kit';
import { useTexts } from '../language/useLanguage.ts';
import { useLegalTime } from './useLegalTime.ts';

/** What the page of an entry says of itself, as the server says it. */
export function useEntryHead(entry: RegisterView | undefined): PageHead {
  const texts = useTexts().register;
  const written = useLegalTime();
  const { title, description } = entry ? cardOf(entry, written, texts) : texts;
  // A look-up is for one who asks; search engines would make a list of them.
  return { title, description, canonicalPath: '/register', noIndex: true };
}
