import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Webhooks1795580000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "webhook_endpoint" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "url" character varying(500) NOT NULL, "events" text array NOT NULL, "isActive" boolean NOT NULL DEFAULT true, "failures" integer NOT NULL DEFAULT '0', "secret" text NOT NULL, "previousSecret" text, "rotationEndsAt" TIMESTAMP(3) WITH TIME ZONE, "disabledAt" TIMESTAMP(3) WITH TIME ZONE, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "webhook_endpoint_events" CHECK (cardinality("events") > 0), CONSTRAINT "webhook_endpoint_previous" CHECK (("previousSecret" IS NULL) = ("rotationEndsAt" IS NULL)), CONSTRAINT "webhook_endpoint_failures" CHECK ("failures" BETWEEN 0 AND 20), CONSTRAINT "PK_6c98112122b2b8a4f3984d2efa8" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE TABLE "webhook_event" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "type" character varying(40) NOT NULL, "data" jsonb NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "webhook_event_data" CHECK (jsonb_typeof("data") = 'object'), CONSTRAINT "PK_0f56d2f40f5ec823acf8e8edad1" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_f5d98a77bfcdbf049619bd6bce" ON "webhook_event"  ("createdAt") `,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."webhook_delivery_state_enum" AS ENUM('queued', 'sending', 'delivered', 'failed')`,
    )
    await queryRunner.query(
      `CREATE TABLE "webhook_delivery" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "eventId" uuid NOT NULL, "endpointId" uuid NOT NULL, "state" "public"."webhook_delivery_state_enum" NOT NULL DEFAULT 'queued', "attempts" integer NOT NULL DEFAULT '0', "dueAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "lease" uuid, "leaseUntil" TIMESTAMP WITH TIME ZONE, "startedAt" TIMESTAMP(3) WITH TIME ZONE, "status" integer, "answer" character varying(2048), "failure" character varying(200), "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "webhook_delivery_lease_until" CHECK (("lease" IS NULL) = ("leaseUntil" IS NULL)), CONSTRAINT "webhook_delivery_lease" CHECK (("state" = 'sending') = ("lease" IS NOT NULL)), CONSTRAINT "webhook_delivery_attempts" CHECK ("attempts" >= 0), CONSTRAINT "PK_b1ae290239a778f12399db91354" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_1ce7f4ca39804d09d0aaf9c96b" ON "webhook_delivery"  ("eventId") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_ec2bde76dce779d6ee6b3f1cb3" ON "webhook_delivery"  ("endpointId", "createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_eae53dc275a20d50ead7984f98" ON "webhook_delivery"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "webhook_delivery_sending" ON "webhook_delivery"  ("endpointId", "leaseUntil") WHERE "state" = 'sending'`,
    )
    await queryRunner.query(
      `CREATE INDEX "webhook_delivery_queued" ON "webhook_delivery"  ("endpointId", "dueAt") WHERE "state" = 'queued'`,
    )
    await queryRunner.query(
      `ALTER TABLE "webhook_delivery" ADD CONSTRAINT "FK_1ce7f4ca39804d09d0aaf9c96bb" FOREIGN KEY ("eventId") REFERENCES "webhook_event"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "webhook_delivery" ADD CONSTRAINT "FK_aa80c1d0b71d372bd9d844ada20" FOREIGN KEY ("endpointId") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "webhook_delivery" ADD "insertPosition" bigint NOT NULL DEFAULT insert_position()`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_cad07b4ed962af9b5149d50c53" ON "webhook_delivery" ("insertPosition", "id")`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "webhook_delivery" DROP CONSTRAINT "FK_aa80c1d0b71d372bd9d844ada20"`,
    )
    await queryRunner.query(
      `ALTER TABLE "webhook_delivery" DROP CONSTRAINT "FK_1ce7f4ca39804d09d0aaf9c96bb"`,
    )
    await queryRunner.query(`DROP INDEX "public"."webhook_delivery_queued"`)
    await queryRunner.query(`DROP INDEX "public"."webhook_delivery_sending"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_eae53dc275a20d50ead7984f98"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_ec2bde76dce779d6ee6b3f1cb3"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_1ce7f4ca39804d09d0aaf9c96b"`)
    await queryRunner.query(`DROP TABLE "webhook_delivery"`)
    await queryRunner.query(`DROP TYPE "public"."webhook_delivery_state_enum"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_f5d98a77bfcdbf049619bd6bce"`)
    await queryRunner.query(`DROP TABLE "webhook_event"`)
    await queryRunner.query(`DROP TABLE "webhook_endpoint"`)
  }
}
