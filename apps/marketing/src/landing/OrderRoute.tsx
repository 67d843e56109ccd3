import { ring } from '@rep13/ui';

const LINE = 'var(--color-ink)';
const CENTRE = 560;

/**
 * An order's way as a wide drawing: the authority's house, our ring of twelve with the hands of a clock, the desk of
 * the client. The stations stand at the left edge, in the middle and at the right edge. Decoration.
 */
export function OrderRoute() {
  return (
    <svg viewBox="0 0 1120 150" aria-hidden="true" focusable="false">
      <g fill="none" stroke={LINE} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M1 132h1118" stroke="var(--color-line)" />
        <Authority />
        <ClientScreen />
      </g>
      <Letters />
      <g transform={`translate(${CENTRE - 64} 4)`}>
        <circle cx="64" cy="64" r="64" fill="var(--color-sheet)" />
        {ring(52, 64).map((dot) => (
          <circle key={`${dot.cx} ${dot.cy}`} {...dot} r="3.6" fill={LINE} />
        ))}
        <path d="M64 64 39 57M64 64 60 104" fill="none" stroke={LINE} strokeWidth="3" strokeLinecap="round" />
        <circle cx="64" cy="64" r="5" fill="var(--color-action)" />
      </g>
    </svg>
  );
}

/** A gable over columns. */
const Authority = () => (
  <path d="M4 56 64 20l60 36zM12 56v10h104V56M24 66v52m20-52v52m20-52v52m20-52v52m20-52v52M10 118h108v14H10z" />
);

/** A screen on a table, with three lines of a message. */
const ClientScreen = () => (
  <path d="M1004 44h96v60h-96zM1020 62h48m-48 14h64m-64 14h36M1044 104v14m16-14v14m-40 0h64M986 118h132v14H986z" />
);

/** The line from station to station, and the letter on it twice: open when it comes, closed when it goes on. */
const Letters = () => (
  <g fill="none" stroke="var(--color-action)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
    <path d="M140 68h344M636 68h346" strokeDasharray="2 9" />
    <path d="m474 60 10 8-10 8M972 60l10 8-10 8" />
    <g fill="var(--color-sheet)">
      <path d="M284 50h56v36h-56zM284 52l28 20 28-20" />
      <path d="M782 50h56v36h-56zM782 52l28 20 28-20" />
    </g>
  </g>
);
