import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { ClientAccount } from './client-account.entity.ts';

/** The account's row, locked until the transaction ends. */
export const lockAccount = (
  db: EntityManager,
  where: FindOptionsWhere<ClientAccount>,
): Promise<ClientAccount | null> => db.findOne(ClientAccount, { where, lock: { mode: 'pessimistic_write' } });
