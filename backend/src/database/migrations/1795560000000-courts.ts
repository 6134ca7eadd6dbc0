import type { MigrationInterface, QueryRunner } from 'typeorm'
import { ConfigurationError } from '../../core/configuration-error'

/**
 * Courts and their bookings. A rolling restart is safe: servers of the earlier version
 * neither book nor mark a `no_show`, which takes a booking that has begun.
 */
export class Courts1795560000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createUuidExclusion(queryRunner)
    await queryRunner.query(
      `CREATE TABLE "court" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "number" integer NOT NULL, "name" character varying(100) NOT NULL, CONSTRAINT "court_number_unique" UNIQUE ("number"), CONSTRAINT "PK_d8f2118c52b422b03e0331a7b91" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."court_hold_kind_enum" AS ENUM('booking', 'block')`,
    )
    await queryRunner.query(
      `CREATE TABLE "court_hold" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "courtId" uuid NOT NULL, "startsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "endsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "kind" "public"."court_hold_kind_enum" NOT NULL, CONSTRAINT "court_hold_time_unique" UNIQUE ("id", "courtId", "startsAt", "endsAt"), CONSTRAINT "court_hold_order" CHECK ("endsAt" > "startsAt"), CONSTRAINT "court_hold_half_hours" CHECK (extract(epoch from "startsAt")::bigint % 1800 = 0 AND extract(epoch from "endsAt")::bigint % 1800 = 0), CONSTRAINT "court_hold_overlap" EXCLUDE USING gist ("courtId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&), CONSTRAINT "PK_0bbeee7087387501e5c9e354baf" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "court_hold_time" ON "court_hold"  ("startsAt", "endsAt") `,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "courtId" uuid`)
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "startsAt" TIMESTAMP WITH TIME ZONE`)
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "endsAt" TIMESTAMP WITH TIME ZONE`)
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "holdId" uuid`)
    await queryRunner.query(
      `CREATE TYPE "public"."court_booking_plan_enum" AS ENUM('standard', 'unlimited')`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD "plan" "public"."court_booking_plan_enum"`,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "month" date`)
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "monthNo" integer`)
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "isExtra" boolean`)
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "guests" text array`)
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD "cancelledAt" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "wasLate" boolean`)
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "cancelReason" character varying(500)`)
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD "checkedInAt" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" ADD "submissionKey" uuid`)
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_submission_key_unique" UNIQUE ("submissionKey")`,
    )
    await queryRunner.query(`ALTER TYPE "public"."court_booking_status_enum" ADD VALUE 'no_show'`)
    await queryRunner.query(`CREATE INDEX "court_booking_time" ON "court_booking"  ("startsAt") `)
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_guests" CHECK (cardinality("guests") <= 3)`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_number_returned" CHECK ("wasLate" IS NOT FALSE OR "monthNo" IS NULL)`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_month_no" CHECK ("monthNo" IS NULL OR ("monthNo" BETWEEN 1 AND 12 AND NOT "isExtra"))`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_local_time" CHECK ("startsAt" IS NULL OR ("bookingDate" = ("startsAt" AT TIME ZONE 'America/New_York')::date AND "startTime" = ("startsAt" AT TIME ZONE 'America/New_York')::time
    AND "month" = date_trunc('month', "startsAt" AT TIME ZONE 'America/New_York')::date AND "endsAt" - "startsAt" = "duration" * interval '1 minute'))`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_cancelled" CHECK ("startsAt" IS NULL OR (status::text = 'cancelled') = ("cancelledAt" IS NOT NULL) AND ("cancelledAt" IS NULL) = ("wasLate" IS NULL))`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_hold" CHECK ("startsAt" IS NULL OR (status::text <> 'cancelled') = ("holdId" IS NOT NULL))`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_by_hand" CHECK ("startsAt" IS NOT NULL OR num_nonnulls("holdId", "monthNo", "cancelledAt", "wasLate", "cancelReason", "checkedInAt", "submissionKey") = 0)`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_held" CHECK (num_nonnulls("courtId", "startsAt", "endsAt", "plan", "month", "isExtra", "guests") IN (0, 7))`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_person_overlap" EXCLUDE USING gist ("userId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&) WHERE (status = 'confirmed' AND "startsAt" IS NOT NULL)`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "court_booking_month_no_unique" UNIQUE ("userId", "month", "monthNo")`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_hold" ADD CONSTRAINT "FK_ba969c2e74a3a737c3ecc13e58d" FOREIGN KEY ("courtId") REFERENCES "court"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "FK_f7c4426e7d4100d56ee97685e61" FOREIGN KEY ("courtId") REFERENCES "court"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "FK_69ad58364c58a3d3a246302299b" FOREIGN KEY ("holdId", "courtId", "startsAt", "endsAt") REFERENCES "court_hold"("id","courtId","startsAt","endsAt") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    // Bookings are deleted with their account; a hold without its booking would block the court.
    await queryRunner.query(
      `CREATE FUNCTION "release_court_hold"() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN DELETE FROM "court_hold" WHERE "id" = OLD."holdId"; RETURN NULL; END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER "court_booking_deleted" AFTER DELETE ON "court_booking" FOR EACH ROW
       WHEN (OLD."holdId" IS NOT NULL) EXECUTE FUNCTION "release_court_hold"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "court_booking_deleted" ON "court_booking"`)
    await queryRunner.query(`DROP FUNCTION "release_court_hold"`)
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "FK_69ad58364c58a3d3a246302299b"`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "FK_f7c4426e7d4100d56ee97685e61"`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_hold" DROP CONSTRAINT "FK_ba969c2e74a3a737c3ecc13e58d"`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_month_no_unique"`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_person_overlap"`,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_held"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_by_hand"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_hold"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_cancelled"`)
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_local_time"`,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_month_no"`)
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_number_returned"`,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_guests"`)
    await queryRunner.query(`DROP INDEX "public"."court_booking_time"`)
    await queryRunner.query(
      `CREATE TYPE "public"."court_booking_status_enum_old" AS ENUM('confirmed', 'cancelled')`,
    )
    // The earlier version has no such status.
    await queryRunner.query(
      `ALTER TABLE "court_booking" ALTER COLUMN "status" DROP DEFAULT,
       ALTER COLUMN "status" TYPE "public"."court_booking_status_enum_old"
         USING (CASE WHEN "status" = 'no_show' THEN 'confirmed' ELSE "status"::text END)::"public"."court_booking_status_enum_old",
       ALTER COLUMN "status" SET DEFAULT 'confirmed'`,
    )
    await queryRunner.query(`DROP TYPE "public"."court_booking_status_enum"`)
    await queryRunner.query(
      `ALTER TYPE "public"."court_booking_status_enum_old" RENAME TO "court_booking_status_enum"`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "court_booking_submission_key_unique"`,
    )
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "submissionKey"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "checkedInAt"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "cancelReason"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "wasLate"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "cancelledAt"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "guests"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "isExtra"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "monthNo"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "month"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "plan"`)
    await queryRunner.query(`DROP TYPE "public"."court_booking_plan_enum"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "holdId"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "endsAt"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "startsAt"`)
    await queryRunner.query(`ALTER TABLE "court_booking" DROP COLUMN "courtId"`)
    await queryRunner.query(`DROP INDEX "public"."court_hold_time"`)
    await queryRunner.query(`DROP TABLE "court_hold"`)
    await queryRunner.query(`DROP TYPE "public"."court_hold_kind_enum"`)
    await queryRunner.query(`DROP TABLE "court"`)
  }
}

/** An exclusion constraint compares UUIDs by the extension btree_gist. Throws ConfigurationError. */
async function createUuidExclusion(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    `DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS btree_gist;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE WARNING '%', SQLERRM;
    END $$`,
  )
  const [found] = (await queryRunner.query(
    `SELECT FROM pg_opclass WHERE opcname = 'gist_uuid_ops' AND pg_opclass_is_visible(oid)`,
  )) as unknown[]
  if (!found)
    throw new ConfigurationError(
      'the database has no extension btree_gist, and its user may not create it: let its administrator run CREATE EXTENSION btree_gist.',
    )
}
