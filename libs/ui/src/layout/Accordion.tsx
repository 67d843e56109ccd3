import { useState, type MouseEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import classes from './accordion.module.css';

interface AccordionProps {
  /** Unique in the page: without JavaScript the browser keeps one item of this name open. */
  name: string;
  items: readonly { question: string; answer: string }[];
  /** Several accordions that keep one question open between them hand in the same name and this. */
  shared?: OpenQuestion;
}

export interface OpenQuestion {
  open: string | null;
  setOpen: (question: string | null) => void;
}

/** Which question is open, of one accordion or of several. */
export function useOpenQuestion(): OpenQuestion {
  const [open, setOpen] = useState<string | null>(null);
  return { open, setOpen };
}

/** Questions with their answers, one open at a time; pressing the open one closes it. */
export function Accordion({ name, items, shared }: AccordionProps) {
  const own = useOpenQuestion();
  const { open, setOpen } = shared ?? own;

  const toggle = (event: MouseEvent, question: string) => {
    event.preventDefault();
    setOpen(open === question ? null : question);
  };

  return (
    <div className={classes.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} open={open === question}>
          <summary onClick={(event) => toggle(event, question)}>
            <h3>{question}</h3>
            {open === question ? <MinusIcon /> : <PlusIcon />}
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
