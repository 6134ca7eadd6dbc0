import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PlanWish1795288024224 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."waitlist_entry_planwish_enum" AS ENUM('standard', 'unlimited')`,
    )
    await queryRunner.query(
      `ALTER TABLE "waitlist_entry" ADD "planWish" "public"."waitlist_entry_planwish_enum"`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "waitlist_entry" DROP COLUMN "planWish"`)
    await queryRunner.query(`DROP TYPE "public"."waitlist_entry_planwish_enum"`)
  }
}
