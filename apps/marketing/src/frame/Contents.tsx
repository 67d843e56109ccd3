import type { Section } from '@rep13/content';
import { ChevronIcon } from '@rep13/ui';
import classes from './contents.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

export type Heading = Pick<Section, 'id' | 'title'>;

interface ContentsProps {
  headings: readonly Heading[];
  isNumbered: boolean;
}

/** The table of contents: beside the text on a wide screen, where it says how far one has read; folded above it else. */
export function Contents({ headings, isNumbered }: ContentsProps) {
  const current = useCurrentSection(headings);
  const list = (
    <ol>
      {headings.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {isNumbered && <span>{index + 1}</span>}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Contents" className={classes.contents} data-numbered={isNumbered}>
      <details className={classes.folded}>
        <summary>
          Contents <ChevronIcon />
        </summary>
        {list}
      </details>
      <div className={classes.beside}>
        <p>Contents</p>
        {list}
      </div>
    </nav>
  );
}
