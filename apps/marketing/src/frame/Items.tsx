import { Linked } from './Linked.tsx';
import { termsOf } from './terms-of.ts';
import classes from './reading.module.css';

interface ItemsProps {
  items: readonly string[];
  /** Items of a clause are quoted by letters. */
  isLegal?: boolean;
}

/** A list; when each item names something and then explains it, the names stand in a column of their own. */
export function Items({ items, isLegal = false }: ItemsProps) {
  const terms = termsOf(items);
  if (terms) {
    return (
      <dl className={classes.terms}>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Linked text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const list = items.map((item) => (
    <li key={item}>
      <Linked text={item} />
    </li>
  ));
  return isLegal ? <ol className={classes.letters}>{list}</ol> : <ul className={classes.points}>{list}</ul>;
}
