import { useEffect, useState } from 'react';
import { clauseId, SIGNATURE_ID } from './agreement-places.ts';

interface ReadingPlace {
  /** Number of the clause that is being read; the first one above it, too. */
  clause: number;
  /** The form to sign is in sight. */
  isAtSignature: boolean;
}

/** A clause is being read once its heading has come this far up the window, from 0 (top) to 1. */
const READING_LINE = 0.4;
const FORM_LINE = 0.8;

/** Where in the agreement the reader is, by what the window shows. @param last number of the last clause */
export function useReadingPlace(last: number): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ clause: 1, isAtSignature: false });

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const now = placeInWindow(last);
      setPlace((old) => (old.clause === now.clause && old.isAtSignature === now.isAtSignature ? old : now));
    };
    const lookSoon = () => (frame ||= requestAnimationFrame(look));
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [last]);
  return place;
}

function placeInWindow(last: number): ReadingPlace {
  let clause = last;
  while (clause > 1 && !isAbove(clauseId(clause), READING_LINE)) clause -= 1;
  return { clause, isAtSignature: isAbove(SIGNATURE_ID, FORM_LINE) };
}

function isAbove(id: string, line: number): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  return top <= window.innerHeight * line;
}
