import { useControlWords } from '../language/control-words.ts';

/** What a rule or the server says, in the reader's language; where that lacks it, in its English, and marked as such. */
export function Said({ message }: { message: string }) {
  const said = useControlWords().message(message);
  return said === undefined ? <span lang="en">{message}</span> : said;
}
