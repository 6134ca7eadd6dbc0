import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Letters1796800000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."mail_queued"`)
    await queryRunner.query(`CREATE TYPE "public"."letter_kind_enum" AS ENUM('notice', 'news')`)
    await queryRunner.query(
      `CREATE TYPE "public"."letter_state_enum" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'cancelled')`,
    )
    await queryRunner.query(
      `CREATE TABLE "letter" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "subject" character varying(120) NOT NULL, "body" character varying(10000) NOT NULL, "kind" "public"."letter_kind_enum" NOT NULL, "audiences" jsonb NOT NULL, "state" "public"."letter_state_enum" NOT NULL DEFAULT 'draft', "version" integer NOT NULL DEFAULT '1', "sendAt" TIMESTAMP(3) WITH TIME ZONE, "startedAt" TIMESTAMP(3) WITH TIME ZONE, "recipients" integer, "endedAt" TIMESTAMP(3) WITH TIME ZONE, "sentCount" integer NOT NULL DEFAULT '0', "failedCount" integer NOT NULL DEFAULT '0', "keptCount" integer NOT NULL DEFAULT '0', "writtenById" uuid, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "insertPosition" bigint NOT NULL DEFAULT insert_position(), CONSTRAINT "letter_scheduled" CHECK ("state"::text NOT IN ('scheduled', 'sending', 'sent') OR "sendAt" IS NOT NULL), CONSTRAINT "letter_begun" CHECK (("startedAt" IS NULL) = ("recipients" IS NULL)), CONSTRAINT "letter_audiences" CHECK (jsonb_typeof("audiences") = 'array'), CONSTRAINT "PK_7a85cf0e444dff7c656a31b32bf" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_186787a5c3c232f6b8fe30ecf5" ON "letter"  ("insertPosition", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "letter_due" ON "letter"  ("sendAt") WHERE "endedAt" IS NULL AND "sendAt" IS NOT NULL`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_2d9880ac71f6695c3b0e03a473" ON "letter"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE TABLE "letter_recipient" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "letterId" uuid NOT NULL, "email" character varying(254) NOT NULL, "userId" uuid, CONSTRAINT "letter_recipient_email_unique" UNIQUE ("letterId", "email"), CONSTRAINT "PK_f6ddbbb18f225163474402d5453" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "letter_recipient_user" ON "letter_recipient"  ("userId") `,
    )
    await queryRunner.query(
      `CREATE INDEX "letter_recipient_email" ON "letter_recipient"  ("email") `,
    )
    await queryRunner.query(`ALTER TABLE "mail" ADD "isBulk" boolean NOT NULL DEFAULT false`)
    await queryRunner.query(
      `CREATE INDEX "mail_queued" ON "mail"  ("isBulk", "dueAt") WHERE "state" = 'queued'`,
    )
    await queryRunner.query(
      `ALTER TABLE "letter" ADD CONSTRAINT "FK_479a1d026716f742d02b866a802" FOREIGN KEY ("writtenById") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "letter_recipient" ADD CONSTRAINT "FK_cf0c531bbcef7d215f2abc931e0" FOREIGN KEY ("letterId") REFERENCES "letter"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "letter_recipient" ADD CONSTRAINT "FK_ef3921eb32a133b24b68b8a9961" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "letter_recipient" DROP CONSTRAINT "FK_ef3921eb32a133b24b68b8a9961"`,
    )
    await queryRunner.query(
      `ALTER TABLE "letter_recipient" DROP CONSTRAINT "FK_cf0c531bbcef7d215f2abc931e0"`,
    )
    await queryRunner.query(`ALTER TABLE "letter" DROP CONSTRAINT "FK_479a1d026716f742d02b866a802"`)
    await queryRunner.query(`DROP INDEX "public"."mail_queued"`)
    await queryRunner.query(`ALTER TABLE "mail" DROP COLUMN "isBulk"`)
    await queryRunner.query(`DROP INDEX "public"."letter_recipient_email"`)
    await queryRunner.query(`DROP INDEX "public"."letter_recipient_user"`)
    await queryRunner.query(`DROP TABLE "letter_recipient"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_2d9880ac71f6695c3b0e03a473"`)
    await queryRunner.query(`DROP INDEX "public"."letter_due"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_186787a5c3c232f6b8fe30ecf5"`)
    await queryRunner.query(`DROP TABLE "letter"`)
    await queryRunner.query(`DROP TYPE "public"."letter_state_enum"`)
    await queryRunner.query(`DROP TYPE "public"."letter_kind_enum"`)
    await queryRunner.query(
      `CREATE INDEX "mail_queued" ON "mail" USING btree ("dueAt") WHERE (state = 'queued'::mail_state_enum)`,
    )
  }
}
