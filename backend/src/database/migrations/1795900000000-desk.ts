import type { MigrationInterface, QueryRunner } from 'typeorm'

const BY_HAND = (columns: string) =>
  `"startsAt" IS NOT NULL OR num_nonnulls("holdId", "monthNo", "cancelledAt", "wasLate", "cancelReason", "checkedInAt", "submissionKey"${columns}) = 0`

export class Desk1795900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD "movedAt" TIMESTAMP(3) WITH TIME ZONE, ADD "moves" integer NOT NULL DEFAULT '0'`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_by_hand", ADD CONSTRAINT "court_booking_by_hand" CHECK (${BY_HAND(', "movedAt"')})`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_hold", ADD CONSTRAINT "court_booking_hold" CHECK ("startsAt" IS NULL OR CASE status::text WHEN 'confirmed' THEN "holdId" IS NOT NULL WHEN 'cancelled' THEN "holdId" IS NULL ELSE true END)`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Before, an absent member's booking held its court. A late cancellation keeps the number and the fees too.
    await queryRunner.query(
      `UPDATE "court_booking" SET status = 'cancelled', "cancelledAt" = "startsAt", "wasLate" = true WHERE status = 'no_show' AND "holdId" IS NULL AND "startsAt" IS NOT NULL`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_hold", ADD CONSTRAINT "court_booking_hold" CHECK ("startsAt" IS NULL OR (status::text <> 'cancelled') = ("holdId" IS NOT NULL))`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_by_hand", ADD CONSTRAINT "court_booking_by_hand" CHECK (${BY_HAND('')})`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP COLUMN "moves", DROP COLUMN "movedAt"`,
    )
  }
}
