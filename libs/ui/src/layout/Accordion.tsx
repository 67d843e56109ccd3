import { useState, type MouseEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import classes from './accordion.module.css';

interface AccordionProps {
  /** Unique in the page: without JavaScript the browser keeps one item of this name open. */
  name: string;
  items: readonly { question: string; answer: string }[];
}

/** Questions with their answers, one open at a time; pressing the open one closes it. */
export function Accordion({ name, items }: AccordionProps) {
  const [open, setOpen] = useState<number | null>(null);

  const toggle = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setOpen(open === index ? null : index);
  };

  return (
    <div className={classes.accordion}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={open === index}>
          <summary onClick={(event) => toggle(event, index)}>
            <h3>{question}</h3>
            {open === index ? <MinusIcon /> : <PlusIcon />}
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
