import type { MigrationInterface, QueryRunner } from 'typeorm'

/** All servers are also notified of an added or removed second factor, which staff need (ACCOUNT-49). */
export class SecondFactorChanges1795771000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "user_role_changed" ON "user"`)
    await queryRunner.query(
      `CREATE TRIGGER "user_role_changed" AFTER UPDATE OF "role", "appointedRole", "secondFactors" ON "user" FOR EACH ROW
       WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD."appointedRole" IS DISTINCT FROM NEW."appointedRole"
         OR OLD."secondFactors" IS DISTINCT FROM NEW."secondFactors")
       EXECUTE FUNCTION "notify_user_changed"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "user_role_changed" ON "user"`)
    await queryRunner.query(
      `CREATE TRIGGER "user_role_changed" AFTER UPDATE OF "role", "appointedRole" ON "user" FOR EACH ROW
       WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD."appointedRole" IS DISTINCT FROM NEW."appointedRole")
       EXECUTE FUNCTION "notify_user_changed"()`,
    )
  }
}
