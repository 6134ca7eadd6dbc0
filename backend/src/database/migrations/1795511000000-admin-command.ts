import type { MigrationInterface, QueryRunner } from 'typeorm'

export class AdminCommand1795511000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TYPE "public"."audit_record_action_enum" ADD VALUE 'admin_command'`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."audit_record_action_enum_old" AS ENUM('waitlist_status', 'contact_status', 'waitlist_undo', 'note', 'mail_retry', 'mail_drop', 'mail_address')`,
    )
    await queryRunner.query(
      `ALTER TABLE "audit_record" ALTER COLUMN "action" TYPE "public"."audit_record_action_enum_old" USING "action"::"text"::"public"."audit_record_action_enum_old"`,
    )
    await queryRunner.query(`DROP TYPE "public"."audit_record_action_enum"`)
    await queryRunner.query(
      `ALTER TYPE "public"."audit_record_action_enum_old" RENAME TO "audit_record_action_enum"`,
    )
  }
}
