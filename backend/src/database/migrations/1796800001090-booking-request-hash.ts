import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A moved booking, or one with other guests, no longer shows what the request with its key has said. */
export class BookingRequestHash1796800001090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE court_booking ADD "submissionHash" character(64)')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE court_booking DROP COLUMN "submissionHash"')
  }
}
