import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PlayerLinks1796800000080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "player_link" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "bookingId" uuid NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "player_link_booking_unique" UNIQUE ("bookingId"), CONSTRAINT "PK_b9b9d367b54e4272b3d01732069" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `ALTER TABLE "player_link" ADD CONSTRAINT "FK_8076ba96a1c72639281412251c0" FOREIGN KEY ("bookingId") REFERENCES "court_booking"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "player_link" DROP CONSTRAINT "FK_8076ba96a1c72639281412251c0"`,
    )
    await queryRunner.query(`DROP TABLE "player_link"`)
  }
}
