/** Apart from the kit's own index, for processes: they need nothing else of it, and start in a tenth of the time. */
export { BodyTooLong, boundedBody } from './bounded-body.ts';
export { within } from './within.ts';
