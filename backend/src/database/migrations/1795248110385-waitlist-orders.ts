import type { MigrationInterface, QueryRunner } from 'typeorm'

export class WaitlistOrders1795248110385 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "IDX_fc9ba090f57fe64df9ba1dfe62" ON "waitlist_entry"  ("joinedAt", "position") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_1ab6d1eafb87220370fd433692" ON "waitlist_entry"  ("status", "position") `,
    )
    // By hand: over expressions, as waitlist-list.service.ts orders by them.
    await queryRunner.query(
      `CREATE INDEX "user_name" ON "user" (
        coalesce(nullif(btrim(coalesce("firstName", '') || ' ' || coalesce("lastName", '')), ''), U&'\\FFFF')
        COLLATE "und-x-icu"
      )`,
    )
    await queryRunner.query(
      `CREATE INDEX "user_member_since" ON "user" (coalesce("joinDate", 'infinity'))`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."user_member_since"`)
    await queryRunner.query(`DROP INDEX "public"."user_name"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_1ab6d1eafb87220370fd433692"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_fc9ba090f57fe64df9ba1dfe62"`)
  }
}
