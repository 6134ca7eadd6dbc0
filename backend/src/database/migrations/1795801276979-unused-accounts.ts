import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * When people last signed in; nobody knows it of earlier accounts, so theirs counts from the update. The
 * default is stored once for all rows, so no row is written.
 */
export class UnusedAccounts1795801276979 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "user" ADD "lastSignInAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    )
    await queryRunner.query(`ALTER TABLE "user" ADD "inactivityToldAt" TIMESTAMP(3) WITH TIME ZONE`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "inactivityToldAt"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "lastSignInAt"`)
  }
}
