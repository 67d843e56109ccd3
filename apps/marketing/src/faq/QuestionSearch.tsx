import { FAQ_PAGE, type FaqCategory } from '@rep13/content';
import { useIsAlive } from '@rep13/web-kit';
import bare from '../frame/bare-field.module.css';
import classes from './faq.module.css';

interface QuestionSearchProps {
  query: string;
  onChange: (query: string) => void;
  found: readonly FaqCategory[];
  all: number;
}

/** Narrows the list while one types, and says to how many. */
export function QuestionSearch({ query, onChange, found, all }: QuestionSearchProps) {
  const isAlive = useIsAlive();
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const result = count === 0 ? FAQ_PAGE.nothingFound : FAQ_PAGE.found(count, all);
  return (
    <div role="search" className={classes.search}>
      <label htmlFor="faq-search">{FAQ_PAGE.search}</label>
      <input
        id="faq-search"
        className={bare.field}
        type="search"
        autoComplete="off"
        disabled={!isAlive}
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status">{query.trim() === '' ? '' : result}</p>
    </div>
  );
}
