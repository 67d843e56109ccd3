import { Places } from '../edge/places.ts';

/** Room for files, of which each network has its share. Nobody's files take the room of others. */
export interface Room {
  /** For bytes on disk while files come in. */
  readonly arriving: Places;
  /** Of files that are there, for what is made of them. */
  readonly turns: Places;
}

const MEGABYTE = 1_000_000;

const room = (arriving: readonly [number, number], turns: readonly [number, number]): Room => ({
  arriving: new Places(arriving[0] * MEGABYTE, arriving[1] * MEGABYTE),
  turns: new Places(...turns),
});

/**
 * Files that are whole in memory at their turn, here and where they are read: together some 250 MB. An order's may have
 * 25 MB, so fewer of them have their turn at once.
 */
export const ROOMS = {
  staff: room([150, 80], [2, 2]),
  clients: room([150, 60], [1, 1]),
  authorities: room([150, 60], [1, 1]),
  strangers: room([100, 20], [3, 1]),
} as const;

/** Of providers' files only parts are in memory, in several forms: together some 150 MB. */
export const PROVIDER_ROOM = room([160, 40], [50, 10]);
