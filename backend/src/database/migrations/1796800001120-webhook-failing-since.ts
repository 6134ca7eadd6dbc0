import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Failures switch an endpoint off only if they last: a burst of events does not. */
export class WebhookFailingSince1796800001120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "webhook_endpoint" ADD "failingSince" TIMESTAMP(3) WITH TIME ZONE',
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "webhook_endpoint" DROP COLUMN "failingSince"')
  }
}
