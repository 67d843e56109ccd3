import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** Inserts the row unless a unique key refuses it. @returns it with the id it got, or null where it was there already */
export async function insertOnce<Row extends ObjectLiteral, Given extends QueryDeepPartialEntity<Row>>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  row: Given,
): Promise<(Given & Pick<Row, 'id' & keyof Row>) | null> {
  const { primaryColumns } = db.connection.getMetadata(entity);
  const { raw } = await db
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .orIgnore()
    .returning(primaryColumns.map(({ propertyName }) => propertyName))
    .execute();
  return (raw as unknown[]).length > 0 ? (row as Given & Row) : null;
}
