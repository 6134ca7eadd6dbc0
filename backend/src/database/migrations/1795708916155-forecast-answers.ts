import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Answers to the member survey tell accounts and anonymous senders apart, also after an account was
 * deleted. All answers that exist stay in forecasts.
 */
export class ForecastAnswers1795708916155 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "member_survey" ADD "isFromAccount" boolean NOT NULL DEFAULT false`,
    )
    await queryRunner.query(
      `ALTER TABLE "member_survey" ADD "isInForecast" boolean NOT NULL DEFAULT true`,
    )
    await queryRunner.query(
      `UPDATE "member_survey" SET "isFromAccount" = true WHERE "userId" IS NOT NULL`,
    )
    // By hand: servers of the earlier version do not set the column.
    await queryRunner.query(
      `CREATE FUNCTION member_survey_sender() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         NEW."isFromAccount" := NEW."userId" IS NOT NULL;
         RETURN NEW;
       END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER member_survey_sender BEFORE INSERT ON "member_survey"
       FOR EACH ROW EXECUTE FUNCTION member_survey_sender()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER member_survey_sender ON "member_survey"`)
    await queryRunner.query(`DROP FUNCTION member_survey_sender`)
    await queryRunner.query(`ALTER TABLE "member_survey" DROP COLUMN "isInForecast"`)
    await queryRunner.query(`ALTER TABLE "member_survey" DROP COLUMN "isFromAccount"`)
  }
}
