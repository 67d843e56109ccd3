import type { ReactNode } from 'react';
import styles from './charts.module.css';
import { NumbersTable, type NumbersTableProps } from './NumbersTable.tsx';
import { useReading, type Reading } from './useReading.ts';
import { useWidth } from './useWidth.ts';

export const HEIGHT = 180;
export const MARGIN = { top: 12, right: 8, bottom: 28, left: 36 };

interface ChartFrameProps extends NumbersTableProps, CaptionProps {
  /** Figures between the title and the caption. */
  figures?: ReactNode;
  /** Nothing came: an axis without a value says less than the caption does. */
  isEmpty?: boolean;
  /** Each value, from left to right, given the width the chart has. */
  readings: (width: number) => readonly Reading[];
  /** The chart, given the width it has. */
  children: (width: number) => ReactNode;
}

/** A chart with a caption; without a value it has nothing to draw. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, comparison, figures, isEmpty } = props;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      {figures}
      {isEmpty ? <Sentences summary={summary} comparison={comparison} /> : <Readable {...props} />}
    </figure>
  );
}

/** Each value under the pointer or by keys, and all of them in a table. */
function Readable(props: ChartFrameProps) {
  const { title, summary, comparison, readings, children } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const all = readings(width);
  const { reading, isByKey, handlers } = useReading(all);
  return (
    <div ref={ref}>
      <Caption summary={summary} comparison={comparison} reading={reading} room={roomOf(all)} />
      {/* An application: a screen reader hands the arrow keys on to it. */}
      <div
        role="application"
        aria-label={`${title}, to be read with the arrow keys`}
        className={styles.readable}
        tabIndex={0}
        {...handlers}
      >
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`${title}: ${summary}`}
        >
          {children(width)}
          {reading && <Mark x={reading.x} />}
        </svg>
      </div>
      <p role="status" className={styles.said}>
        {isByKey && reading && [reading.text, reading.before].filter(Boolean).join('. ')}
      </p>
      <NumbersTable {...props} />
    </div>
  );
}

interface CaptionProps {
  /** What the chart shows, in a sentence. */
  summary: string;
  /** The range before it, where the summary does not say it. */
  comparison?: string | undefined;
}

interface ReadCaptionProps extends CaptionProps {
  reading: Reading | undefined;
  /** A text as long as any reading's. */
  room: string;
}

/** About the whole or, while a value is read, about that one: in a room that holds both, so that nothing moves. */
function Caption({ summary, comparison, reading, room }: ReadCaptionProps) {
  return (
    <div className={styles.words} data-room={room}>
      <div className={reading && styles.behind}>
        <Sentences summary={summary} comparison={comparison} />
      </div>
      {reading && (
        <div className={styles.reading} aria-hidden="true">
          <p>{reading.text}</p>
          <p>{reading.before}</p>
        </div>
      )}
    </div>
  );
}

const Sentences = ({ summary, comparison }: CaptionProps) => (
  <>
    <p className={styles.sentence}>{summary}</p>
    {comparison && <p className={styles.sentence}>{comparison}</p>}
  </>
);

/** The longest lines of all readings. */
function roomOf(readings: readonly Reading[]): string {
  const longest = (lines: readonly string[]) =>
    lines.reduce((best, line) => (line.length > best.length ? line : best), '');
  return [longest(readings.map(({ text }) => text)), longest(readings.map(({ before }) => before))].join(
    '\n',
  );
}

function Mark({ x }: { x: number }) {
  return <line x1={x} x2={x} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} stroke="var(--color-ink)" />;
}
