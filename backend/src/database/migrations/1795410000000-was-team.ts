import type { MigrationInterface, QueryRunner } from 'typeorm'

export class WasTeam1795410000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" ADD "wasTeam" boolean NOT NULL DEFAULT false`)
    // Whoever has made the team's changes was the team, whatever the account is today.
    await queryRunner.query(
      `UPDATE "user" SET "wasTeam" = true
       WHERE "role" = 'ADMIN' OR "id" IN (SELECT "actorId" FROM "audit_record")`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "wasTeam"`)
  }
}
