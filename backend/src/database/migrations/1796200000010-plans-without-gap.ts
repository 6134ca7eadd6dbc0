import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PlansWithoutGap1796200000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "membership_plan" ADD CONSTRAINT "membership_plan_from_unique" UNIQUE ("membershipId", "from")`,
    )
    await queryRunner.query(
      `ALTER TABLE "membership_plan" ADD CONSTRAINT "membership_plan_gap" FOREIGN KEY ("membershipId", "to") REFERENCES "membership_plan"("membershipId","from") ON DELETE NO ACTION ON UPDATE NO ACTION DEFERRABLE INITIALLY DEFERRED`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "membership_plan" DROP CONSTRAINT "membership_plan_gap"`)
    await queryRunner.query(
      `ALTER TABLE "membership_plan" DROP CONSTRAINT "membership_plan_from_unique"`,
    )
  }
}
