import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Triggers, so that no DELETE of a session or a person and no change of a role is forgotten, one by hand included. */
export class SessionChanges1795312200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE FUNCTION "notify_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM pg_notify('session_changed', OLD.sess ->> 'userId');
         RETURN NULL;
       END $$`,
    )
    await queryRunner.query(
      `CREATE FUNCTION "notify_user_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM pg_notify('session_changed', OLD.id::text);
         RETURN NULL;
       END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER "session_ended" AFTER DELETE ON "session" FOR EACH ROW
       WHEN (OLD.sess ->> 'userId' IS NOT NULL) EXECUTE FUNCTION "notify_session_ended"()`,
    )
    await queryRunner.query(
      `CREATE TRIGGER "user_role_changed" AFTER UPDATE OF "role" ON "user" FOR EACH ROW
       WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION "notify_user_changed"()`,
    )
    await queryRunner.query(
      `CREATE TRIGGER "user_deleted" AFTER DELETE ON "user" FOR EACH ROW
       EXECUTE FUNCTION "notify_user_changed"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "user_deleted" ON "user"`)
    await queryRunner.query(`DROP TRIGGER "user_role_changed" ON "user"`)
    await queryRunner.query(`DROP TRIGGER "session_ended" ON "session"`)
    await queryRunner.query(`DROP FUNCTION "notify_user_changed"`)
    await queryRunner.query(`DROP FUNCTION "notify_session_ended"`)
  }
}
