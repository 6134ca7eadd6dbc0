import type { MigrationInterface, QueryRunner } from 'typeorm'

/** By hand: TypeORM knows neither indexes over expressions nor triggers. */
export class SessionUsers1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "session_user_id" ON "session" (("sess" ->> 'userId'))`)
    // A session that is given a new id has ended for who listens by the old one.
    await queryRunner.query(
      `CREATE TRIGGER "session_id_changed" AFTER UPDATE OF "sid" ON "session" FOR EACH ROW
       WHEN (OLD.sid IS DISTINCT FROM NEW.sid AND OLD.sess ->> 'userId' IS NOT NULL)
       EXECUTE FUNCTION "notify_session_ended"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "session_id_changed" ON "session"`)
    await queryRunner.query(`DROP INDEX "session_user_id"`)
  }
}
