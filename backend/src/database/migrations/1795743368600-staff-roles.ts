import type { MigrationInterface, QueryRunner } from 'typeorm'

/** With the trigger of the role, which also notifies all servers of an appointed role (ADR-6). */
export class StaffRoles1795743368600 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."user_appointedrole_enum" AS ENUM('MANAGER', 'DESK')`,
    )
    await queryRunner.query(
      `ALTER TABLE "user" ADD "appointedRole" "public"."user_appointedrole_enum"`,
    )
    await queryRunner.query(
      `ALTER TABLE "user" ADD CONSTRAINT "user_owner_not_appointed" CHECK ("role" = 'MEMBER' OR "appointedRole" IS NULL)`,
    )
    await queryRunner.query(`DROP TRIGGER "user_role_changed" ON "user"`)
    await queryRunner.query(
      `CREATE TRIGGER "user_role_changed" AFTER UPDATE OF "role", "appointedRole" ON "user" FOR EACH ROW
       WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD."appointedRole" IS DISTINCT FROM NEW."appointedRole")
       EXECUTE FUNCTION "notify_user_changed"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "user_role_changed" ON "user"`)
    await queryRunner.query(
      `CREATE TRIGGER "user_role_changed" AFTER UPDATE OF "role" ON "user" FOR EACH ROW
       WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION "notify_user_changed"()`,
    )
    await queryRunner.query(`ALTER TABLE "user" DROP CONSTRAINT "user_owner_not_appointed"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "appointedRole"`)
    await queryRunner.query(`DROP TYPE "public"."user_appointedrole_enum"`)
  }
}
