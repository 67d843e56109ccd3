import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters of end that wait to be sent and would withdraw what no coordinator was ever told. ADR 54. */
export class WithdrawNothingUntold1799600000051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update designations set state = 'superseded'
      where reason = 'end' and state in ('signed', 'returned') and not exists (
        select from designations told
        where told.mandate_id = designations.mandate_id and told.reason <> 'end'
          and told.state in ('sending', 'sent', 'acknowledged')
      )
    `);
  }

  /** What waited in vain is not brought back. */
  async down(): Promise<void> {}
}
