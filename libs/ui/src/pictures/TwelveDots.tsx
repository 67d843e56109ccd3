import { ring } from './ring.ts';

/** Twelve dots in a ring: the only European sign we use. Decoration, hidden from readers. */
export function TwelveDots({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      {ring(20, 24).map((dot) => (
        <circle key={`${dot.cx} ${dot.cy}`} {...dot} r="2.4" fill="var(--color-action)" />
      ))}
    </svg>
  );
}
