import type { MigrationInterface, QueryRunner } from 'typeorm'

export class FollowedAccounts1795901000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "user" ADD "insertPosition" bigint NOT NULL DEFAULT insert_position()`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_3326a5567ea2afe096926c4947" ON "user"  ("insertPosition", "id") `,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."IDX_3326a5567ea2afe096926c4947"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "insertPosition"`)
  }
}
