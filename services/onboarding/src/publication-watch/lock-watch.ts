import type { EntityManager } from 'typeorm';
import { PublicationWatch } from './publication-watch.entity.ts';

/** The watch of a client, whose changes come one after the other. */
export const lockWatch = (db: EntityManager, signupId: number): Promise<PublicationWatch | null> =>
  db.findOne(PublicationWatch, { where: { signupId }, lock: { mode: 'pessimistic_write' } });
