import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Records say from which browser, and a trigger notifies all servers of each new one by its id. */
export class AuditOrigin1795770219210 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit_record" ADD "browser" character varying(60)`)
    await queryRunner.query(
      `CREATE FUNCTION notify_audit_recorded() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('audit_recorded', NEW.id::text);
        RETURN NULL;
      END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER audit_recorded AFTER INSERT ON "audit_record"
      FOR EACH ROW EXECUTE FUNCTION notify_audit_recorded()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER audit_recorded ON "audit_record"`)
    await queryRunner.query(`DROP FUNCTION notify_audit_recorded`)
    await queryRunner.query(`ALTER TABLE "audit_record" DROP COLUMN "browser"`)
  }
}
