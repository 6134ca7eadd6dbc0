import type { MigrationInterface, QueryRunner } from 'typeorm'

export class MailList1795440000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "mail_address" ADD "id" uuid NOT NULL DEFAULT gen_random_uuid()`,
    )
    await queryRunner.query(`ALTER TYPE "public"."audit_record_action_enum" ADD VALUE 'mail_retry'`)
    await queryRunner.query(`ALTER TYPE "public"."audit_record_action_enum" ADD VALUE 'mail_drop'`)
    await queryRunner.query(
      `ALTER TYPE "public"."audit_record_action_enum" ADD VALUE 'mail_address'`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_db8df1b4695bb4054683fca926" ON "mail"  ("state", "createdAt", "id") `,
    )
    // By hand: the team searches by a part of the address, as migration Search has it of other tables.
    const [trigrams] = (await queryRunner.query(
      `SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)`,
    )) as unknown[]
    if (trigrams)
      await queryRunner.query(
        `CREATE INDEX "mail_search" ON "mail" USING gin (plain_text("to") gin_trgm_ops)`,
      )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX IF EXISTS "mail_search"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_db8df1b4695bb4054683fca926"`)
    await queryRunner.query(
      `CREATE TYPE "public"."audit_record_action_enum_old" AS ENUM('waitlist_status', 'contact_status', 'waitlist_undo', 'note')`,
    )
    await queryRunner.query(
      `ALTER TABLE "audit_record" ALTER COLUMN "action" TYPE "public"."audit_record_action_enum_old" USING "action"::"text"::"public"."audit_record_action_enum_old"`,
    )
    await queryRunner.query(`DROP TYPE "public"."audit_record_action_enum"`)
    await queryRunner.query(
      `ALTER TYPE "public"."audit_record_action_enum_old" RENAME TO "audit_record_action_enum"`,
    )
    await queryRunner.query(`ALTER TABLE "mail_address" DROP COLUMN "id"`)
  }
}
