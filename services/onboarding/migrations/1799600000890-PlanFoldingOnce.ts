import { createFoldText } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is inserted with a search text, or a key by which names are compared, costs Postgres less than half. */
export class PlanFoldingOnce1799600000890 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createFoldText(db);
  }

  /** Nothing to take back: the function says the same as before. */
  async down(): Promise<void> {}
}
