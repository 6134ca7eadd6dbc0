import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Offers, memberships and the launch phase. A rolling restart is safe: servers of the earlier version
 * know neither the new tables nor the status `left`, and nobody can leave within 15 minutes after
 * this migration. They count every position as taken, so they refuse places rather than give out too
 * many.
 */
export class Waves1795540000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."membership_plan_enum" AS ENUM('standard', 'unlimited')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."membership_state_enum" AS ENUM('active', 'ended')`,
    )
    await queryRunner.query(
      `CREATE TABLE "membership" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "number" SERIAL NOT NULL, "plan" "public"."membership_plan_enum" NOT NULL, "state" "public"."membership_state_enum" NOT NULL DEFAULT 'active', "startedAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "endsOn" date, "endReason" character varying(500), "offerId" uuid, CONSTRAINT "membership_number_unique" UNIQUE ("number"), CONSTRAINT "membership_ended" CHECK (state = 'active' OR "endsOn" IS NOT NULL), CONSTRAINT "PK_83c1afebef3059472e7c37e8de8" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE UNIQUE INDEX "membership_active_unique" ON "membership"  ("userId") WHERE state = 'active'`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."launch_phase_enum" AS ENUM('waitlist', 'memberships', 'booking')`,
    )
    await queryRunner.query(
      `CREATE TABLE "launch" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "one" boolean NOT NULL DEFAULT true, "phase" "public"."launch_phase_enum" NOT NULL DEFAULT 'waitlist', "changedAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "leavingFrom" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "launch_one_unique" UNIQUE ("one"), CONSTRAINT "launch_one" CHECK ("one"), CONSTRAINT "PK_0efd83695074312cab129ff59f0" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE TABLE "wave" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "number" integer NOT NULL, "size" integer NOT NULL, "days" integer NOT NULL, "refill" boolean NOT NULL, "confirmedOnly" boolean NOT NULL, "note" character varying(500), "sentAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "closedAt" TIMESTAMP WITH TIME ZONE, CONSTRAINT "wave_size_unique" UNIQUE ("id", "size"), CONSTRAINT "wave_number_unique" UNIQUE ("number"), CONSTRAINT "wave_days" CHECK ("days" BETWEEN 1 AND 30), CONSTRAINT "wave_size" CHECK ("size" BETWEEN 1 AND 100), CONSTRAINT "PK_07d28eef1d84d7bfc8cbd86339c" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."offer_state_enum" AS ENUM('open', 'accepted', 'declined', 'expired', 'withdrawn')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."offer_plan_enum" AS ENUM('standard', 'unlimited')`,
    )
    await queryRunner.query(
      `CREATE TABLE "offer" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "waveId" uuid NOT NULL, "waveSize" integer NOT NULL, "place" integer NOT NULL, "entryId" uuid NOT NULL, "state" "public"."offer_state_enum" NOT NULL DEFAULT 'open', "sentAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "expiresAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "decidedAt" TIMESTAMP WITH TIME ZONE, "plan" "public"."offer_plan_enum", "reason" character varying(500), "hasMail" boolean NOT NULL DEFAULT true, CONSTRAINT "offer_expires" CHECK ("expiresAt" > "sentAt"), CONSTRAINT "offer_plan" CHECK ((state = 'accepted') = ("plan" IS NOT NULL)), CONSTRAINT "offer_decided" CHECK ((state = 'open') = ("decidedAt" IS NULL)), CONSTRAINT "offer_place" CHECK ("place" BETWEEN 1 AND "waveSize"), CONSTRAINT "PK_57c6ae1abe49201919ef68de900" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(`CREATE INDEX "offer_of_entry" ON "offer"  ("entryId", "sentAt") `)
    await queryRunner.query(
      `CREATE INDEX "offer_due" ON "offer"  ("expiresAt") WHERE state = 'open'`,
    )
    await queryRunner.query(
      `CREATE UNIQUE INDEX "offer_entry_unique" ON "offer"  ("entryId") WHERE state = 'open'`,
    )
    await queryRunner.query(
      `CREATE UNIQUE INDEX "offer_place_unique" ON "offer"  ("waveId", "place") WHERE state IN ('open', 'accepted')`,
    )
    await queryRunner.query(
      `CREATE TABLE "waitlist_former_signup" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "day" date NOT NULL, CONSTRAINT "PK_48be5e1951d7361421685155909" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_16cb30ca90bce266bd8fa9082d" ON "waitlist_former_signup"  ("day") `,
    )
    await queryRunner.query(`ALTER TABLE "waitlist_entry" ADD "leftAt" TIMESTAMP WITH TIME ZONE`)
    await queryRunner.query(`ALTER TABLE "waitlist_entry" ADD "leftReason" character varying(500)`)
    await queryRunner.query(
      `ALTER TABLE "waitlist_entry" ADD "timesAsked" integer NOT NULL DEFAULT '0'`,
    )
    await queryRunner.query(
      `ALTER TABLE "waitlist_counter" ADD "left" integer NOT NULL DEFAULT '0'`,
    )
    await queryRunner.query(`ALTER TYPE "public"."waitlist_entry_status_enum" ADD VALUE 'left'`)
    await queryRunner.query(
      `CREATE INDEX "waitlist_entry_next" ON "waitlist_entry"  ("timesAsked", "position") WHERE status = 'waiting'`,
    )
    await queryRunner.query(
      `ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_left" CHECK ((status::text = 'left') = ("leftAt" IS NOT NULL))`,
    )
    await queryRunner.query(
      `ALTER TABLE "membership" ADD CONSTRAINT "FK_eef2d9d9c70cd13bed868afedf4" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "offer" ADD CONSTRAINT "FK_7b5400af766c0812916c71c1951" FOREIGN KEY ("waveId", "waveSize") REFERENCES "wave"("id","size") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "offer" ADD CONSTRAINT "FK_0e3300a9483ed2844b112958743" FOREIGN KEY ("entryId") REFERENCES "waitlist_entry"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(`DROP TRIGGER "waitlist_counter_growth" ON "waitlist_counter"`)
    await queryRunner.query(
      `CREATE TRIGGER "waitlist_counter_growth" BEFORE UPDATE ON "waitlist_counter" FOR EACH ROW
       WHEN (NEW."total" - NEW."left" > NEW."maxTotal" AND NEW."total" - NEW."left" > OLD."total" - OLD."left"
         OR NEW."dayCount" > NEW."maxDay" AND (NEW."dayCount" > OLD."dayCount" OR NEW."day" <> OLD."day"))
       EXECUTE FUNCTION "refuse_waitlist_growth"()`,
    )
    await queryRunner.query(
      `INSERT INTO "membership" ("userId", "plan", "startedAt")
       SELECT "userId", 'standard', now() FROM "waitlist_entry" WHERE "status" = 'joined' ORDER BY "position"`,
    )
    // On a site that is in use, see Launch.leavingFrom.
    await queryRunner.query(
      `INSERT INTO "launch" ("leavingFrom")
       SELECT now() + interval '15 minutes' WHERE EXISTS (SELECT FROM "waitlist_entry")`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "waitlist_counter_growth" ON "waitlist_counter"`)
    await queryRunner.query(
      `CREATE TRIGGER "waitlist_counter_growth" BEFORE UPDATE ON "waitlist_counter" FOR EACH ROW
       WHEN (NEW."total" > NEW."maxTotal" AND NEW."total" > OLD."total"
         OR NEW."dayCount" > NEW."maxDay" AND (NEW."dayCount" > OLD."dayCount" OR NEW."day" <> OLD."day"))
       EXECUTE FUNCTION "refuse_waitlist_growth"()`,
    )
    await queryRunner.query(`ALTER TABLE "offer" DROP CONSTRAINT "FK_0e3300a9483ed2844b112958743"`)
    await queryRunner.query(`ALTER TABLE "offer" DROP CONSTRAINT "FK_7b5400af766c0812916c71c1951"`)
    await queryRunner.query(
      `ALTER TABLE "membership" DROP CONSTRAINT "FK_eef2d9d9c70cd13bed868afedf4"`,
    )
    await queryRunner.query(`ALTER TABLE "waitlist_entry" DROP CONSTRAINT "waitlist_entry_left"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_1ab6d1eafb87220370fd433692"`)
    await queryRunner.query(`DROP INDEX "public"."waitlist_entry_next"`)
    await queryRunner.query(
      `CREATE TYPE "public"."waitlist_entry_status_enum_old" AS ENUM('waiting', 'invited', 'joined')`,
    )
    // The earlier version has no such status: their people have their places again.
    await queryRunner.query(
      `ALTER TABLE "waitlist_entry" ALTER COLUMN "status" DROP DEFAULT,
       ALTER COLUMN "status" TYPE "public"."waitlist_entry_status_enum_old"
         USING (CASE WHEN "status" = 'left' THEN 'waiting' ELSE "status"::text END)::"public"."waitlist_entry_status_enum_old",
       ALTER COLUMN "status" SET DEFAULT 'waiting'`,
    )
    await queryRunner.query(`DROP TYPE "public"."waitlist_entry_status_enum"`)
    await queryRunner.query(
      `ALTER TYPE "public"."waitlist_entry_status_enum_old" RENAME TO "waitlist_entry_status_enum"`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_1ab6d1eafb87220370fd433692" ON "waitlist_entry"  ("status", "position") `,
    )
    await queryRunner.query(`ALTER TABLE "waitlist_counter" DROP COLUMN "left"`)
    await queryRunner.query(`ALTER TABLE "waitlist_entry" DROP COLUMN "timesAsked"`)
    await queryRunner.query(`ALTER TABLE "waitlist_entry" DROP COLUMN "leftReason"`)
    await queryRunner.query(`ALTER TABLE "waitlist_entry" DROP COLUMN "leftAt"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_16cb30ca90bce266bd8fa9082d"`)
    await queryRunner.query(`DROP TABLE "waitlist_former_signup"`)
    await queryRunner.query(`DROP INDEX "public"."offer_place_unique"`)
    await queryRunner.query(`DROP INDEX "public"."offer_entry_unique"`)
    await queryRunner.query(`DROP INDEX "public"."offer_due"`)
    await queryRunner.query(`DROP INDEX "public"."offer_of_entry"`)
    await queryRunner.query(`DROP TABLE "offer"`)
    await queryRunner.query(`DROP TYPE "public"."offer_plan_enum"`)
    await queryRunner.query(`DROP TYPE "public"."offer_state_enum"`)
    await queryRunner.query(`DROP TABLE "wave"`)
    await queryRunner.query(`DROP TABLE "launch"`)
    await queryRunner.query(`DROP TYPE "public"."launch_phase_enum"`)
    await queryRunner.query(`DROP INDEX "public"."membership_active_unique"`)
    await queryRunner.query(`DROP TABLE "membership"`)
    await queryRunner.query(`DROP TYPE "public"."membership_state_enum"`)
    await queryRunner.query(`DROP TYPE "public"."membership_plan_enum"`)
  }
}
