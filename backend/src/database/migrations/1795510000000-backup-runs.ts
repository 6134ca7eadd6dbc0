import type { MigrationInterface, QueryRunner } from 'typeorm'

export class BackupRuns1795510000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "backup_run" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "file" character varying(255) NOT NULL, "bytes" bigint NOT NULL, CONSTRAINT "PK_d5d0832c1ff227f276a4ef80475" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_56ade8eb073b3fa4c3af3e707f" ON "backup_run"  ("createdAt") `,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."IDX_56ade8eb073b3fa4c3af3e707f"`)
    await queryRunner.query(`DROP TABLE "backup_run"`)
  }
}
