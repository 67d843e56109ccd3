import { useState, type MouseEvent } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import classes from './accordion.module.css';

export interface AccordionItem {
  /** Of the answer in its page: who follows a link to it, `/faq#refund`, finds it open. */
  id?: string;
  question: string;
  answer: string;
}

interface AccordionProps {
  /** Unique in the page: without JavaScript the browser keeps one item of this name open. */
  name: string;
  items: readonly AccordionItem[];
  /** Several accordions that keep one question open between them hand in the same name and this. */
  shared?: OpenQuestion;
}

export interface OpenQuestion {
  open: string | null;
  setOpen: (question: string | null) => void;
}

/** Which question is open, of one accordion or of several; none of them at first unless one is given. */
export function useOpenQuestion(first: string | null = null): OpenQuestion {
  const [open, setOpen] = useState(first);
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
      {items.map(({ id, question, answer }) => (
        <details key={question} name={name} open={open === question}>
          <summary onClick={(event) => toggle(event, question)}>
            <h3>{question}</h3>
            {open === question ? <MinusIcon /> : <PlusIcon />}
          </summary>
          <Answer id={id} text={answer} />
        </details>
      ))}
    </div>
  );
}

/** The id is inside: a browser opens what hides the target of a link, without a script too. */
function Answer({ id, text }: { id: string | undefined; text: string }) {
  return (
    <div id={id} className={classes.answer}>
      <p>{text}</p>
      {id && <a href={`#${id}`}>Link to this answer</a>}
    </div>
  );
}
