import { useControlTexts } from '../language/control-texts.ts';

/** What a rule or the server says, in the reader's language; where that lacks it, in its English, and marked as such. */
export function TranslatedMessage({ message }: { message: string }) {
  const translated = useControlTexts().message(message);
  return translated === undefined ? <span lang="en">{message}</span> : translated;
}
