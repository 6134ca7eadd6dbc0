import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The caps forbid growth, not what is there already: under a lower cap the site must start, and count as full. */
export class WaitlistGrowth1795420000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "waitlist_counter" DROP CONSTRAINT "waitlist_counter_total", DROP CONSTRAINT "waitlist_counter_day"`,
    )
    await queryRunner.query(
      `CREATE FUNCTION "refuse_waitlist_growth"() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         RAISE check_violation USING CONSTRAINT = 'waitlist_counter_growth', TABLE = 'waitlist_counter',
           MESSAGE = 'new row for "waitlist_counter" violates check constraint "waitlist_counter_growth"';
       END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER "waitlist_counter_growth" BEFORE UPDATE ON "waitlist_counter" FOR EACH ROW
       WHEN (NEW."total" > NEW."maxTotal" AND NEW."total" > OLD."total"
         OR NEW."dayCount" > NEW."maxDay" AND (NEW."dayCount" > OLD."dayCount" OR NEW."day" <> OLD."day"))
       EXECUTE FUNCTION "refuse_waitlist_growth"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "waitlist_counter_growth" ON "waitlist_counter"`)
    await queryRunner.query(`DROP FUNCTION "refuse_waitlist_growth"`)
    await queryRunner.query(
      `ALTER TABLE "waitlist_counter" ADD CONSTRAINT "waitlist_counter_day" CHECK ("dayCount" <= "maxDay"),
       ADD CONSTRAINT "waitlist_counter_total" CHECK ("total" <= "maxTotal")`,
    )
  }
}
