import classes from './numbered-list.module.css';

interface NumberedListProps {
  items: readonly { title: string; text: string }[];
  /** The items follow from each other: a line leads from one to the next. */
  isWay?: boolean;
}

/** Three things in their order, each with a sentence. */
export function NumberedList({ items, isWay = false }: NumberedListProps) {
  return (
    <ol className={classes.list} data-way={isWay}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span className={classes.ordinal} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
