import type { EntityManager } from 'typeorm';
import { PublicationCheck } from './publication-check.entity.ts';

const CHECKS_SHOWN = 10;

/** Previous checks of a client's website, newest first. */
export const newestChecks = (db: EntityManager, signupId: number): Promise<PublicationCheck[]> =>
  db.find(PublicationCheck, { where: { signupId }, order: { id: 'DESC' }, take: CHECKS_SHOWN });
