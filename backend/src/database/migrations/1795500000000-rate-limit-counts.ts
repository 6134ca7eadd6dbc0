import type { MigrationInterface, QueryRunner } from 'typeorm'

export class RateLimitCounts1795500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "rate_limit_count" ("key" character varying(255) NOT NULL, "points" integer NOT NULL DEFAULT '0', "expire" bigint, "judging" integer NOT NULL DEFAULT '0', CONSTRAINT "rate_limit_count_pkey" PRIMARY KEY ("key"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_a33bc517c9cfed40aedb7126cb" ON "rate_limit_count"  ("expire") `,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "rate_limit_count"`)
  }
}
