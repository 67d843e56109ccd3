import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

const lock = { mode: 'pessimistic_write' } as const;

/** The row, locked until the transaction ends: its changes come one after the other. Null where there is none. */
export const lockOne = <Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> => db.findOne(entity, { where, lock });

/** The same for a row that there must be. */
export const lockOneOrFail = <Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row> => db.findOneOrFail(entity, { where, lock });
