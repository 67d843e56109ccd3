import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** One value of a chart: where it stands, from the chart's left edge, and what it says. */
export interface Reading {
  readonly x: number;
  readonly text: string;
  /** The same of the period before; empty where that is not known. */
  readonly before: string;
}

interface Place {
  readonly index: number;
  /** What a key came to is announced; under a pointer that moves, it would be chatter. */
  readonly isByKey: boolean;
}

/** Where each key leads, from the value that is read, if one is. */
const KEYS: Readonly<Record<string, (at: number | undefined, last: number) => number | null>> = {
  ArrowRight: (at, last) => Math.min(last, (at ?? last) + 1),
  ArrowLeft: (at, last) => Math.max(0, (at ?? last + 1) - 1),
  Home: () => 0,
  End: (_, last) => last,
  Escape: () => null,
};

/** Which value of a chart is read: the nearest to the pointer, or the one the keys came to; the last one at first. */
export function useReading(readings: readonly Reading[]) {
  const [place, setPlace] = useState<Place | null>(null);
  const last = readings.length - 1;
  const placeAt = (index: number, isByKey: boolean) => setPlace(index < 0 ? null : { index, isByKey });
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const index = nearest(readings, clientX - currentTarget.getBoundingClientRect().left);
    if (index !== place?.index) placeAt(index, false);
  };
  return {
    reading: place ? readings[place.index] : undefined,
    isByKey: place?.isByKey ?? false,
    handlers: {
      onPointerDown: point,
      onPointerMove: point,
      // A finger is lifted to read what it has touched.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setPlace(null),
      // A click has its place already.
      onFocus: () => place ?? placeAt(last, true),
      onBlur: () => setPlace(null),
      onKeyDown: (event: KeyboardEvent) => {
        const leadTo = KEYS[event.key];
        // With one of these held, the key is the browser's: Alt and the left arrow go back.
        if (!leadTo || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        placeAt(leadTo(place?.index, last) ?? -1, true);
      },
    },
  };
}

function nearest(readings: readonly Reading[], x: number): number {
  const distances = readings.map((reading) => Math.abs(reading.x - x));
  return distances.indexOf(Math.min(...distances));
}
