import type { MigrationInterface, QueryRunner } from 'typeorm'

export class BookingPlayers1796800000065 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."booking_player_state_enum" AS ENUM('invited', 'playing', 'declined', 'left', 'removed', 'cancelled')`,
    )
    await queryRunner.query(
      `CREATE TABLE "booking_player" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "bookingId" uuid NOT NULL, "userId" uuid NOT NULL, "state" "public"."booking_player_state_enum" NOT NULL DEFAULT 'invited', "startsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "endsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "invitedAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "answeredAt" TIMESTAMP(3) WITH TIME ZONE, "arrivedAt" TIMESTAMP WITH TIME ZONE, "insertPosition" bigint NOT NULL DEFAULT insert_position(), CONSTRAINT "booking_player_unique" UNIQUE ("bookingId", "userId"), CONSTRAINT "booking_player_invited" CHECK (state <> 'invited' OR "answeredAt" IS NULL), CONSTRAINT "booking_player_answered" CHECK (state <> 'playing' OR "answeredAt" IS NOT NULL), CONSTRAINT "booking_player_time" CHECK ("startsAt" < "endsAt"), CONSTRAINT "booking_player_overlap" EXCLUDE USING gist ("userId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&) WHERE (state = 'playing'), CONSTRAINT "PK_fc23ea79b184311e04031a6e6be" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_9915541920e9ea5f9a6082f8be" ON "booking_player"  ("insertPosition", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_464b4c4960b669771200785ae0" ON "booking_player"  ("userId", "startsAt") `,
    )
    await queryRunner.query(
      `ALTER TABLE "booking_player" ADD CONSTRAINT "FK_bcc2a332e485358b977bf5c009e" FOREIGN KEY ("bookingId") REFERENCES "court_booking"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "booking_player" ADD CONSTRAINT "FK_563d44cee3224edd2911ab47e03" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "booking_player" DROP CONSTRAINT "FK_563d44cee3224edd2911ab47e03"`,
    )
    await queryRunner.query(
      `ALTER TABLE "booking_player" DROP CONSTRAINT "FK_bcc2a332e485358b977bf5c009e"`,
    )
    await queryRunner.query(`DROP INDEX "public"."IDX_464b4c4960b669771200785ae0"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_9915541920e9ea5f9a6082f8be"`)
    await queryRunner.query(`DROP TABLE "booking_player"`)
    await queryRunner.query(`DROP TYPE "public"."booking_player_state_enum"`)
  }
}
