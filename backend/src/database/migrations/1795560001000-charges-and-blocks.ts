import type { MigrationInterface, QueryRunner } from 'typeorm'

/** New tables, which servers of the earlier version do not know. */
export class ChargesAndBlocks1795560001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."charge_kind_enum" AS ENUM('extra_reservation', 'guest_pass', 'late_cancellation')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."charge_state_enum" AS ENUM('open', 'settled', 'waived', 'void')`,
    )
    await queryRunner.query(
      `CREATE TABLE "charge" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "bookingId" uuid NOT NULL, "kind" "public"."charge_kind_enum" NOT NULL, "no" integer NOT NULL, "cents" integer NOT NULL, "state" "public"."charge_state_enum" NOT NULL DEFAULT 'open', "settledHow" character varying(100), "waivedReason" character varying(500), "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "charge_of_booking_unique" UNIQUE ("bookingId", "kind", "no"), CONSTRAINT "charge_waived" CHECK ((state = 'waived') = ("waivedReason" IS NOT NULL)), CONSTRAINT "charge_settled" CHECK ((state = 'settled') = ("settledHow" IS NOT NULL)), CONSTRAINT "charge_cents" CHECK ("cents" BETWEEN 0 AND 10000), CONSTRAINT "PK_ac0381acde3bdffe41ad57cd942" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "charge_listed" ON "charge"  ("state", "createdAt", "id") `,
    )
    await queryRunner.query(`CREATE INDEX "charge_of_user" ON "charge"  ("userId", "state") `)
    await queryRunner.query(
      `CREATE TYPE "public"."block_kind_enum" AS ENUM('closed', 'maintenance', 'lesson', 'event')`,
    )
    await queryRunner.query(
      `CREATE TABLE "block" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "courtId" uuid NOT NULL, "startsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "endsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "kind" "public"."block_kind_enum" NOT NULL, "title" character varying(80) NOT NULL, "holdId" uuid, "removedAt" TIMESTAMP WITH TIME ZONE, "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "block_length" CHECK ("endsAt" > "startsAt" AND "endsAt" - "startsAt" <= interval '14 days'), CONSTRAINT "block_hold" CHECK (("removedAt" IS NULL) = ("holdId" IS NOT NULL)), CONSTRAINT "PK_d0925763efb591c2e2ffb267572" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(`CREATE INDEX "block_time" ON "block"  ("startsAt") `)
    await queryRunner.query(
      `ALTER TABLE "charge" ADD CONSTRAINT "FK_d460fca0d40c3e8776d42f5d768" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "charge" ADD CONSTRAINT "FK_40adc8bca966efb611077785026" FOREIGN KEY ("bookingId") REFERENCES "court_booking"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "block" ADD CONSTRAINT "FK_c263918a064ef48241f4dee7332" FOREIGN KEY ("courtId") REFERENCES "court"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "block" ADD CONSTRAINT "FK_df64d60d86b48e826c0a4f364b8" FOREIGN KEY ("holdId", "courtId", "startsAt", "endsAt") REFERENCES "court_hold"("id","courtId","startsAt","endsAt") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "block" DROP CONSTRAINT "FK_df64d60d86b48e826c0a4f364b8"`)
    await queryRunner.query(`ALTER TABLE "block" DROP CONSTRAINT "FK_c263918a064ef48241f4dee7332"`)
    await queryRunner.query(`ALTER TABLE "charge" DROP CONSTRAINT "FK_40adc8bca966efb611077785026"`)
    await queryRunner.query(`ALTER TABLE "charge" DROP CONSTRAINT "FK_d460fca0d40c3e8776d42f5d768"`)
    await queryRunner.query(`DROP INDEX "public"."block_time"`)
    await queryRunner.query(`DROP TABLE "block"`)
    await queryRunner.query(`DROP TYPE "public"."block_kind_enum"`)
    await queryRunner.query(`DROP INDEX "public"."charge_of_user"`)
    await queryRunner.query(`DROP INDEX "public"."charge_listed"`)
    await queryRunner.query(`DROP TABLE "charge"`)
    await queryRunner.query(`DROP TYPE "public"."charge_state_enum"`)
    await queryRunner.query(`DROP TYPE "public"."charge_kind_enum"`)
  }
}
