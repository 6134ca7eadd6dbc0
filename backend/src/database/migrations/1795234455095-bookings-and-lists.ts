import type { MigrationInterface, QueryRunner } from 'typeorm'

export class BookingsAndLists1795234455095 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."court_booking_status_enum" AS ENUM('confirmed', 'cancelled')`,
    )
    await queryRunner.query(
      `CREATE TABLE "court_booking" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "courtName" character varying(100) NOT NULL, "bookingDate" date NOT NULL, "startTime" TIME NOT NULL, "duration" integer NOT NULL, "status" "public"."court_booking_status_enum" NOT NULL DEFAULT 'confirmed', "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "court_booking_duration" CHECK ("duration" > 0), CONSTRAINT "PK_bf81e4c2fb43c6f83f0a2c8985d" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_270e1fd5162363c72aab13e725" ON "court_booking"  ("userId", "bookingDate", "startTime", "id") `,
    )
    await queryRunner.query(`ALTER TABLE "user" ADD "emailChangedOn" date`)
    await queryRunner.query(`ALTER TABLE "user" ADD "emailChanges" integer NOT NULL DEFAULT '0'`)
    await queryRunner.query(
      `ALTER TABLE "contact_submission" ALTER COLUMN "createdAt" TYPE TIMESTAMP(3) WITH TIME ZONE`,
    )
    await queryRunner.query(
      `ALTER TABLE "newsletter_subscription" ALTER COLUMN "createdAt" TYPE TIMESTAMP(3) WITH TIME ZONE`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_ebb9d27197596f216046020b19" ON "contact_submission"  ("status", "createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_2a3963df074d2bd50ddc157b9a" ON "contact_submission"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_ff91b9e4da1721f67d87899b7d" ON "newsletter_subscription"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `ALTER TABLE "court_booking" ADD CONSTRAINT "FK_7d67b63b13bcacb200999db8679" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "court_booking" DROP CONSTRAINT "FK_7d67b63b13bcacb200999db8679"`,
    )
    await queryRunner.query(`DROP INDEX "public"."IDX_ff91b9e4da1721f67d87899b7d"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_2a3963df074d2bd50ddc157b9a"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_ebb9d27197596f216046020b19"`)
    await queryRunner.query(
      `ALTER TABLE "newsletter_subscription" ALTER COLUMN "createdAt" TYPE TIMESTAMP(6) WITH TIME ZONE`,
    )
    await queryRunner.query(
      `ALTER TABLE "contact_submission" ALTER COLUMN "createdAt" TYPE TIMESTAMP(6) WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "emailChanges"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "emailChangedOn"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_270e1fd5162363c72aab13e725"`)
    await queryRunner.query(`DROP TABLE "court_booking"`)
    await queryRunner.query(`DROP TYPE "public"."court_booking_status_enum"`)
  }
}
