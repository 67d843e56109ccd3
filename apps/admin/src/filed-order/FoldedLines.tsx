import { useState, type ReactNode } from 'react';
import { Button } from 'antd';

/** Shown before the rest is asked for: the conversation should not be a long way down. */
const FIRST = 5;

interface FoldedLinesProps {
  /** What they are, for screen readers. */
  of: string;
  lines: readonly ReactNode[];
}

/** The first lines of a list, and a button that shows the others. */
export function FoldedLines({ of, lines }: FoldedLinesProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {isWhole ? lines : lines.slice(0, FIRST)}
      {lines.length > FIRST && (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-label={isWhole ? `Fold: ${of}` : `Show all ${lines.length}: ${of}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Fold' : `Show all ${lines.length}`}
        </Button>
      )}
    </>
  );
}
