import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Standby1796800000050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."standby_state_enum" AS ENUM('waiting', 'offered', 'booked', 'lapsed', 'left')`,
    )
    await queryRunner.query(
      `CREATE TABLE "standby" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "startsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "courtId" uuid, "state" "public"."standby_state_enum" NOT NULL DEFAULT 'waiting', "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "offeredAt" TIMESTAMP(3) WITH TIME ZONE, "offerUntil" TIMESTAMP(3) WITH TIME ZONE, "offeredCourtId" uuid, "holdId" uuid, "insertPosition" bigint NOT NULL DEFAULT insert_position(), CONSTRAINT "standby_offer" CHECK (num_nonnulls("offeredAt", "offerUntil", "offeredCourtId") IN (0, 3) AND (state <> 'offered' OR "offeredAt" < "offerUntil")), CONSTRAINT "standby_hold" CHECK ((state = 'offered') = ("holdId" IS NOT NULL)), CONSTRAINT "PK_1ea6431a1336094aea9ada94c2a" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_2adf30daaf56ba77d2a93521d2" ON "standby"  ("insertPosition", "id") `,
    )
    await queryRunner.query(`CREATE UNIQUE INDEX "standby_hold_unique" ON "standby"  ("holdId") `)
    await queryRunner.query(
      `CREATE INDEX "IDX_73bd6de64b14d54b864dae7c3a" ON "standby"  ("startsAt") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_5725594a2ad617641ffdb50f22" ON "standby"  ("userId", "startsAt") `,
    )
    await queryRunner.query(
      `CREATE INDEX "standby_offers" ON "standby"  ("offerUntil") WHERE state = 'offered'`,
    )
    await queryRunner.query(
      `CREATE INDEX "standby_line" ON "standby"  ("startsAt", "insertPosition") WHERE state = 'waiting'`,
    )
    await queryRunner.query(
      `CREATE UNIQUE INDEX "standby_unique" ON "standby"  ("userId", "startsAt") WHERE state IN ('waiting', 'offered')`,
    )
    await queryRunner.query(`ALTER TYPE "public"."court_hold_kind_enum" ADD VALUE 'offer'`)
    await queryRunner.query(
      `ALTER TABLE "standby" ADD CONSTRAINT "FK_e0ba93d72258817901e36ee0205" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "standby" ADD CONSTRAINT "FK_88907367ce0d4c2e7f01a3036c6" FOREIGN KEY ("courtId") REFERENCES "court"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "standby" ADD CONSTRAINT "FK_809f5a8e1e0e8c473da6b4ef796" FOREIGN KEY ("offeredCourtId") REFERENCES "court"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "standby" ADD CONSTRAINT "FK_aa105be1729ba55e24a608ff226" FOREIGN KEY ("holdId") REFERENCES "court_hold"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "standby" DROP CONSTRAINT "FK_aa105be1729ba55e24a608ff226"`,
    )
    await queryRunner.query(
      `ALTER TABLE "standby" DROP CONSTRAINT "FK_809f5a8e1e0e8c473da6b4ef796"`,
    )
    await queryRunner.query(
      `ALTER TABLE "standby" DROP CONSTRAINT "FK_88907367ce0d4c2e7f01a3036c6"`,
    )
    await queryRunner.query(
      `ALTER TABLE "standby" DROP CONSTRAINT "FK_e0ba93d72258817901e36ee0205"`,
    )
    await queryRunner.query(`DELETE FROM "standby"`)
    await queryRunner.query(`DELETE FROM "court_hold" WHERE "kind" = 'offer'`)
    await queryRunner.query(
      `CREATE TYPE "public"."court_hold_kind_enum_old" AS ENUM('booking', 'block')`,
    )
    await queryRunner.query(
      `ALTER TABLE "court_hold" ALTER COLUMN "kind" TYPE "public"."court_hold_kind_enum_old" USING "kind"::"text"::"public"."court_hold_kind_enum_old"`,
    )
    await queryRunner.query(`DROP TYPE "public"."court_hold_kind_enum"`)
    await queryRunner.query(
      `ALTER TYPE "public"."court_hold_kind_enum_old" RENAME TO "court_hold_kind_enum"`,
    )
    await queryRunner.query(`DROP INDEX "public"."standby_unique"`)
    await queryRunner.query(`DROP INDEX "public"."standby_line"`)
    await queryRunner.query(`DROP INDEX "public"."standby_offers"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_5725594a2ad617641ffdb50f22"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_73bd6de64b14d54b864dae7c3a"`)
    await queryRunner.query(`DROP INDEX "public"."standby_hold_unique"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_2adf30daaf56ba77d2a93521d2"`)
    await queryRunner.query(`DROP TABLE "standby"`)
    await queryRunner.query(`DROP TYPE "public"."standby_state_enum"`)
  }
}
