import type { MigrationInterface, QueryRunner } from 'typeorm'

export class OpenSpots1796800001070 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "hidden_member" ("userId" uuid NOT NULL, "hiddenId" uuid NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "PK_0a17528fac4c599344fff7b6532" PRIMARY KEY ("userId", "hiddenId"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_f05d690449141ef74d8aa7d0ba" ON "hidden_member"  ("hiddenId") `,
    )
    await queryRunner.query(
      `CREATE TABLE "open_spots" ("bookingId" uuid NOT NULL, "spots" smallint NOT NULL, "level" double precision, "sentence" character varying(140), "openedAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "open_spots_level" CHECK (level BETWEEN 2 AND 5 AND level * 2 = round(level * 2)), CONSTRAINT "open_spots_count" CHECK (spots BETWEEN 1 AND 3), CONSTRAINT "PK_85870eb514e82e8a05b50fea845" PRIMARY KEY ("bookingId"))`,
    )
    await queryRunner.query(
      `ALTER TABLE "booking_player" ADD "removeReason" character varying(140)`,
    )
    await queryRunner.query(
      `ALTER TABLE "hidden_member" ADD CONSTRAINT "FK_96f35506878adf80779c48350aa" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "hidden_member" ADD CONSTRAINT "FK_f05d690449141ef74d8aa7d0bad" FOREIGN KEY ("hiddenId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "open_spots" ADD CONSTRAINT "FK_85870eb514e82e8a05b50fea845" FOREIGN KEY ("bookingId") REFERENCES "court_booking"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "open_spots" DROP CONSTRAINT "FK_85870eb514e82e8a05b50fea845"`,
    )
    await queryRunner.query(
      `ALTER TABLE "hidden_member" DROP CONSTRAINT "FK_f05d690449141ef74d8aa7d0bad"`,
    )
    await queryRunner.query(
      `ALTER TABLE "hidden_member" DROP CONSTRAINT "FK_96f35506878adf80779c48350aa"`,
    )
    await queryRunner.query(`ALTER TABLE "booking_player" DROP COLUMN "removeReason"`)
    await queryRunner.query(`DROP TABLE "open_spots"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_f05d690449141ef74d8aa7d0ba"`)
    await queryRunner.query(`DROP TABLE "hidden_member"`)
  }
}
