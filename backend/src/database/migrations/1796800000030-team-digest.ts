import type { MigrationInterface, QueryRunner } from 'typeorm'

export class TeamDigest1796800000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" ADD "getsDigest" boolean NOT NULL DEFAULT true`)
    await queryRunner.query(`ALTER TABLE "user" ADD "digestOn" date`)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "digestOn"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "getsDigest"`)
  }
}
