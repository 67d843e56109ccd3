import { ring } from './ring.ts';

const EDGE = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * 2 * Math.PI;
  const radius = index % 2 === 0 ? 38 : 35;
  return `${(40 + radius * Math.sin(angle)).toFixed(2)},${(40 - radius * Math.cos(angle)).toFixed(2)}`;
}).join(' ');

/** The gold seal of a signed mandate. Decoration. */
export function Seal({ size = 80 }: { size?: number }) {
  return (
    <svg viewBox="0 0 80 80" width={size} height={size} aria-hidden="true" focusable="false">
      <polygon points={EDGE} fill="var(--color-gold)" />
      <circle cx="40" cy="40" r="31" fill="none" stroke="var(--color-sheet)" strokeWidth="1" />
      {ring(25, 40).map((dot) => (
        <circle key={`${dot.cx} ${dot.cy}`} {...dot} r="1.8" fill="var(--color-sheet)" />
      ))}
      <path
        d="m30 41 7 7 13-15"
        fill="none"
        stroke="var(--color-sheet)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
