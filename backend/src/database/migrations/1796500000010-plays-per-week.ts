import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PlaysPerWeek1796500000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."member_survey_playsperweek_enum" AS ENUM('less_than_once', 'once', 'twice', 'three_times', 'four_or_more')`,
    )
    await queryRunner.query(
      `ALTER TABLE "member_survey" ADD "playsPerWeek" "public"."member_survey_playsperweek_enum"`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "member_survey" DROP COLUMN "playsPerWeek"`)
    await queryRunner.query(`DROP TYPE "public"."member_survey_playsperweek_enum"`)
  }
}
