import { SERVICES } from '../plan/fault.ts';
import type { Edit } from './edits.ts';

/** The kit's clock, which is every service's, can be moved. */
export const CLOCK: Edit = {
  name: 'clock',
  file: 'libs/service-kit/dist/clock/clock.js',
  find: 'return new Date();',
  replace: 'return new Date(Date.now() + globalThis.clockStep());',
  services: SERVICES,
};
