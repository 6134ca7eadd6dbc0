import type { MigrationInterface, QueryRunner } from 'typeorm'

export class JobRuns1795530000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "job_run" ("name" character varying(40) NOT NULL, "startedAt" TIMESTAMP(3) WITH TIME ZONE, "succeededAt" TIMESTAMP(3) WITH TIME ZONE, "durationMs" integer, "failures" integer NOT NULL DEFAULT '0', "failedAt" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "job_run_pkey" PRIMARY KEY ("name"))`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "job_run"`)
  }
}
