import type { MigrationInterface, QueryRunner } from 'typeorm'

export class SubmissionPrints1795290219055 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "contact_submission" ADD "submissionPrint" character(64)`)
    await queryRunner.query(
      `ALTER TABLE "contact_submission" ADD "replayUntil" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "amenities_survey" ADD "submissionPrint" character(64)`)
    await queryRunner.query(
      `ALTER TABLE "amenities_survey" ADD "replayUntil" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "general_survey" ADD "submissionPrint" character(64)`)
    await queryRunner.query(
      `ALTER TABLE "general_survey" ADD "replayUntil" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "location_survey" ADD "submissionPrint" character(64)`)
    await queryRunner.query(
      `ALTER TABLE "location_survey" ADD "replayUntil" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "member_survey" ADD "submissionPrint" character(64)`)
    await queryRunner.query(
      `ALTER TABLE "member_survey" ADD "replayUntil" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(`ALTER TABLE "pricing_survey" ADD "submissionPrint" character(64)`)
    await queryRunner.query(
      `ALTER TABLE "pricing_survey" ADD "replayUntil" TIMESTAMP WITH TIME ZONE`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "pricing_survey" DROP COLUMN "replayUntil"`)
    await queryRunner.query(`ALTER TABLE "pricing_survey" DROP COLUMN "submissionPrint"`)
    await queryRunner.query(`ALTER TABLE "member_survey" DROP COLUMN "replayUntil"`)
    await queryRunner.query(`ALTER TABLE "member_survey" DROP COLUMN "submissionPrint"`)
    await queryRunner.query(`ALTER TABLE "location_survey" DROP COLUMN "replayUntil"`)
    await queryRunner.query(`ALTER TABLE "location_survey" DROP COLUMN "submissionPrint"`)
    await queryRunner.query(`ALTER TABLE "general_survey" DROP COLUMN "replayUntil"`)
    await queryRunner.query(`ALTER TABLE "general_survey" DROP COLUMN "submissionPrint"`)
    await queryRunner.query(`ALTER TABLE "amenities_survey" DROP COLUMN "replayUntil"`)
    await queryRunner.query(`ALTER TABLE "amenities_survey" DROP COLUMN "submissionPrint"`)
    await queryRunner.query(`ALTER TABLE "contact_submission" DROP COLUMN "replayUntil"`)
    await queryRunner.query(`ALTER TABLE "contact_submission" DROP COLUMN "submissionPrint"`)
  }
}
