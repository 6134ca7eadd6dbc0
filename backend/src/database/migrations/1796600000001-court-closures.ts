import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Makes closures of the blocks in force. Blocks of one kind and title that were made within a minute of each
 * other, have the same New York times and are on the same courts each day, are one closure. So each
 * closure has exactly the times of its blocks; the days between them are skipped.
 */
const CLOSE_BLOCKS = `
  WITH local AS (
    SELECT id, "courtId", kind, title, "createdAt",
      "startsAt" AT TIME ZONE 'America/New_York' AS starts, "endsAt" AT TIME ZONE 'America/New_York' AS ends,
      "createdAt" - lag("createdAt") OVER (PARTITION BY kind, title ORDER BY "createdAt", id) > interval '1 minute' AS is_new
    FROM block WHERE "removedAt" IS NULL
  ), numbered AS (
    SELECT *, count(*) FILTER (WHERE is_new) OVER (PARTITION BY kind, title ORDER BY "createdAt", id) AS turn FROM local
  ), day AS (
    SELECT kind, title, turn, starts::date AS date, to_char(starts, 'HH24:MI') AS "startTime", to_char(ends, 'HH24:MI') AS "endTime",
      array_agg("courtId" ORDER BY "courtId") AS courts, array_agg(id) AS ids, min("createdAt") AS "createdAt"
    FROM numbered GROUP BY 1, 2, 3, 4, 5, 6
  ), series AS (
    SELECT gen_random_uuid() AS id, kind, title, "startTime", "endTime", courts, min(date) AS "from", max(date) AS until,
      array_agg(DISTINCT date) AS dates, array_agg(DISTINCT extract(isodow FROM date)::int) AS weekdays,
      array_agg(block_id) AS ids, min("createdAt") AS "createdAt"
    FROM day, unnest(ids) block_id GROUP BY turn, kind, title, "startTime", "endTime", courts
  ), created AS (
    INSERT INTO court_closure
      (id, "courtIds", "from", until, weekdays, "startTime", "endTime", kind, title, "skippedDates", "createdAt")
    SELECT id, courts, "from", until,
      CASE WHEN until - "from" + 1 > cardinality(dates) THEN (
        SELECT array_agg((enum_range(NULL::court_closure_weekdays_enum))[one] ORDER BY one) FROM unnest(weekdays) one
      ) END,
      "startTime", "endTime", kind::text::court_closure_kind_enum, title,
      ARRAY(
        SELECT to_char(one, 'YYYY-MM-DD') FROM generate_series("from"::timestamp, until, '1 day') one
        WHERE extract(isodow FROM one) = ANY (weekdays) AND one::date <> ALL (dates) ORDER BY one
      ),
      "createdAt"
    FROM series
  )
  UPDATE block SET "closureId" = series.id FROM series WHERE block.id = ANY (series.ids)`

export class CourtClosures1796600000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."court_closure_weekdays_enum" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."court_closure_kind_enum" AS ENUM('closed', 'maintenance', 'lesson', 'event')`,
    )
    await queryRunner.query(
      `CREATE TABLE "court_closure" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "courtIds" uuid array NOT NULL, "from" date NOT NULL, "until" date NOT NULL, "weekdays" "public"."court_closure_weekdays_enum" array, "startTime" character varying(5) NOT NULL, "endTime" character varying(5) NOT NULL, "kind" "public"."court_closure_kind_enum" NOT NULL, "title" character varying(80) NOT NULL, "note" character varying(140), "skippedDates" character varying(10) array NOT NULL DEFAULT '{}', "removedAt" TIMESTAMP WITH TIME ZONE, "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "insertPosition" bigint NOT NULL DEFAULT insert_position(), CONSTRAINT "court_closure_courts" CHECK (cardinality("courtIds") > 0), CONSTRAINT "court_closure_days" CHECK ("until" >= "from"), CONSTRAINT "PK_3f9442daad268f9a53d5379e8d1" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_3cab5ffefdb22c097454356478" ON "court_closure"  ("insertPosition", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_ac852e7bc93ef7689c21e44fcf" ON "court_closure"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "court_closure_listed" ON "court_closure"  ("from", "id") WHERE "removedAt" IS NULL`,
    )
    await queryRunner.query(`ALTER TABLE "block" ADD "closureId" uuid`)
    await queryRunner.query(`CREATE INDEX "block_of_closure" ON "block"  ("closureId", "endsAt") `)
    await queryRunner.query(
      `ALTER TABLE "block" ADD CONSTRAINT "FK_ced3c9900315834a0b5302b27b6" FOREIGN KEY ("closureId") REFERENCES "court_closure"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(CLOSE_BLOCKS)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "block" DROP CONSTRAINT "FK_ced3c9900315834a0b5302b27b6"`)
    await queryRunner.query(`DROP INDEX "public"."block_of_closure"`)
    await queryRunner.query(`ALTER TABLE "block" DROP COLUMN "closureId"`)
    await queryRunner.query(`DROP INDEX "public"."court_closure_listed"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_ac852e7bc93ef7689c21e44fcf"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_3cab5ffefdb22c097454356478"`)
    await queryRunner.query(`DROP TABLE "court_closure"`)
    await queryRunner.query(`DROP TYPE "public"."court_closure_kind_enum"`)
    await queryRunner.query(`DROP TYPE "public"."court_closure_weekdays_enum"`)
  }
}
