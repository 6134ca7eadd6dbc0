import type { MigrationInterface, QueryRunner } from 'typeorm'

export class AuditTurn1795246253656 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit_record" ADD "turn" BIGSERIAL NOT NULL`)
    await queryRunner.query(
      `ALTER TYPE "public"."audit_record_action_enum" ADD VALUE 'waitlist_undo'`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_5db55ea0ea4b8f01c37805d4ce" ON "audit_record"  ("subjectId", "turn") `,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."IDX_5db55ea0ea4b8f01c37805d4ce"`)
    await queryRunner.query(
      `CREATE TYPE "public"."audit_record_action_enum_old" AS ENUM('waitlist_status', 'contact_status')`,
    )
    await queryRunner.query(
      `ALTER TABLE "audit_record" ALTER COLUMN "action" TYPE "public"."audit_record_action_enum_old" USING "action"::"text"::"public"."audit_record_action_enum_old"`,
    )
    await queryRunner.query(`DROP TYPE "public"."audit_record_action_enum"`)
    await queryRunner.query(
      `ALTER TYPE "public"."audit_record_action_enum_old" RENAME TO "audit_record_action_enum"`,
    )
    await queryRunner.query(`ALTER TABLE "audit_record" DROP COLUMN "turn"`)
  }
}
