import type { MigrationInterface, QueryRunner } from 'typeorm'

const OWED_CHANGED = `CREATE FUNCTION "notify_owed_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('players_changed', NEW."userId"::text);
  RETURN NULL;
END $$`

const TABLES = ['charge', 'due']

/** The open pages of members show which charges and dues are written down, settled, waived or reopened. */
export class OwedChanged1796800001130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(OWED_CHANGED)
    for (const table of TABLES)
      await queryRunner.query(
        `CREATE TRIGGER "${table}_changed" AFTER INSERT OR UPDATE OF "state" ON "${table}" FOR EACH ROW
         EXECUTE FUNCTION "notify_owed_changed"()`,
      )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`DROP TRIGGER "${table}_changed" ON "${table}"`)
    await queryRunner.query('DROP FUNCTION notify_owed_changed()')
  }
}
