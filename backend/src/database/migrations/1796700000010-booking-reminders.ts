import type { MigrationInterface, QueryRunner } from 'typeorm'

export class BookingReminders1796700000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "user" ADD "remindsDayBefore" boolean NOT NULL DEFAULT true`,
    )
    await queryRunner.query(
      `ALTER TABLE "user" ADD "remindsHoursBefore" boolean NOT NULL DEFAULT true`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "remindsHoursBefore"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "remindsDayBefore"`)
  }
}
