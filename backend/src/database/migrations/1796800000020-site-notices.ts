import type { MigrationInterface, QueryRunner } from 'typeorm'

export class SiteNotices1796800000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."site_notice_place_enum" AS ENUM('all_pages', 'member_pages')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."site_notice_tone_enum" AS ENUM('information', 'warning')`,
    )
    await queryRunner.query(
      `CREATE TABLE "site_notice" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "text" character varying(140) NOT NULL, "startsAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "endsAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "place" "public"."site_notice_place_enum" NOT NULL, "tone" "public"."site_notice_tone_enum" NOT NULL, "closureId" uuid, "authorId" uuid NOT NULL, "authorEmail" character varying(254) NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "insertPosition" bigint NOT NULL DEFAULT insert_position(), CONSTRAINT "site_notice_times" CHECK ("endsAt" > "startsAt"), CONSTRAINT "PK_6467b98272d23938a68d0dfee15" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_bac6e747a001acc5d46faa7b98" ON "site_notice"  ("insertPosition", "id") `,
    )
    await queryRunner.query(
      `CREATE UNIQUE INDEX "site_notice_of_closure" ON "site_notice"  ("closureId") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_c1477e2c9757bb8e05ab56a462" ON "site_notice"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_d6d09eca64c1092c104251640c" ON "site_notice"  ("startsAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_29089decf768e6abe50e8aa746" ON "site_notice"  ("endsAt") `,
    )
    await queryRunner.query(
      `ALTER TABLE "court_closure" ADD "isNoteOnSite" boolean NOT NULL DEFAULT false`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "court_closure" DROP COLUMN "isNoteOnSite"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_29089decf768e6abe50e8aa746"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_d6d09eca64c1092c104251640c"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_c1477e2c9757bb8e05ab56a462"`)
    await queryRunner.query(`DROP INDEX "public"."site_notice_of_closure"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_bac6e747a001acc5d46faa7b98"`)
    await queryRunner.query(`DROP TABLE "site_notice"`)
    await queryRunner.query(`DROP TYPE "public"."site_notice_tone_enum"`)
    await queryRunner.query(`DROP TYPE "public"."site_notice_place_enum"`)
  }
}
