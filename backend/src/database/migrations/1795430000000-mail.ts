import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Mail1795430000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."link_purpose_enum" AS ENUM('confirm_email', 'reset_password', 'newsletter_confirm', 'newsletter_leave')`,
    )
    await queryRunner.query(
      `CREATE TABLE "link" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "purpose" "public"."link_purpose_enum" NOT NULL, "subject" uuid NOT NULL, "email" character varying(254) NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "expiresAt" TIMESTAMP WITH TIME ZONE, "usedAt" TIMESTAMP WITH TIME ZONE, CONSTRAINT "link_expires" CHECK ("expiresAt" > "createdAt"), CONSTRAINT "PK_26206fb7186da72fbb9eaa3fac9" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE UNIQUE INDEX "link_open_unique" ON "link"  ("purpose", "subject") WHERE "usedAt" IS NULL`,
    )
    await queryRunner.query(
      `CREATE TABLE "mail_address" ("email" character varying(254) NOT NULL, "undeliverableSince" TIMESTAMP WITH TIME ZONE NOT NULL, "reason" character varying(300) NOT NULL, CONSTRAINT "PK_e00e817a4c519fde3ee6b5021ee" PRIMARY KEY ("email"))`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."mail_template_enum" AS ENUM('welcome', 'confirm_email', 'reset_password', 'password_changed', 'email_changed', 'newsletter_confirm', 'contact_received')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."mail_state_enum" AS ENUM('kept', 'queued', 'sending', 'sent', 'failed', 'dropped')`,
    )
    await queryRunner.query(
      `CREATE TABLE "mail" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "template" "public"."mail_template_enum" NOT NULL, "to" character varying(254) NOT NULL, "userId" uuid, "data" jsonb NOT NULL, "key" character varying(200) NOT NULL, "state" "public"."mail_state_enum" NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "dueAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expiresAt" TIMESTAMP WITH TIME ZONE, "lease" uuid, "leaseUntil" TIMESTAMP WITH TIME ZONE, "startedAt" TIMESTAMP WITH TIME ZONE, "sentAt" TIMESTAMP WITH TIME ZONE, "failure" character varying(300), "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "mail_key_unique" UNIQUE ("key"), CONSTRAINT "mail_sent" CHECK (("state" = 'sent') = ("sentAt" IS NOT NULL)), CONSTRAINT "mail_lease_until" CHECK (("lease" IS NULL) = ("leaseUntil" IS NULL)), CONSTRAINT "mail_lease" CHECK (("state" = 'sending') = ("lease" IS NOT NULL)), CONSTRAINT "mail_attempts" CHECK ("attempts" BETWEEN 0 AND 8), CONSTRAINT "mail_data" CHECK (jsonb_typeof("data") = 'object' AND octet_length("data"::text) <= 4096), CONSTRAINT "PK_5407da42b983ba54c6c62d462d3" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(`CREATE INDEX "IDX_1262ececdc1061c04afc4c1ffc" ON "mail"  ("userId") `)
    await queryRunner.query(
      `CREATE INDEX "IDX_88728209c26613c1d032287fba" ON "mail"  ("createdAt", "id") `,
    )
    await queryRunner.query(`CREATE INDEX "mail_started" ON "mail"  ("startedAt") `)
    await queryRunner.query(
      `CREATE INDEX "mail_sending" ON "mail"  ("leaseUntil") WHERE "state" = 'sending'`,
    )
    await queryRunner.query(
      `CREATE INDEX "mail_queued" ON "mail"  ("dueAt") WHERE "state" = 'queued'`,
    )
    await queryRunner.query(`ALTER TABLE "user" ADD "emailConfirmedAt" TIMESTAMP WITH TIME ZONE`)
    await queryRunner.query(
      `ALTER TABLE "newsletter_subscription" ADD "confirmedAt" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(
      `ALTER TABLE "newsletter_subscription" ADD "leftAt" TIMESTAMP WITH TIME ZONE`,
    )
    await queryRunner.query(
      `ALTER TABLE "mail" ADD CONSTRAINT "FK_1262ececdc1061c04afc4c1ffce" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "mail" DROP CONSTRAINT "FK_1262ececdc1061c04afc4c1ffce"`)
    await queryRunner.query(`ALTER TABLE "newsletter_subscription" DROP COLUMN "leftAt"`)
    await queryRunner.query(`ALTER TABLE "newsletter_subscription" DROP COLUMN "confirmedAt"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "emailConfirmedAt"`)
    await queryRunner.query(`DROP INDEX "public"."mail_queued"`)
    await queryRunner.query(`DROP INDEX "public"."mail_sending"`)
    await queryRunner.query(`DROP INDEX "public"."mail_started"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_88728209c26613c1d032287fba"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_1262ececdc1061c04afc4c1ffc"`)
    await queryRunner.query(`DROP TABLE "mail"`)
    await queryRunner.query(`DROP TYPE "public"."mail_state_enum"`)
    await queryRunner.query(`DROP TYPE "public"."mail_template_enum"`)
    await queryRunner.query(`DROP TABLE "mail_address"`)
    await queryRunner.query(`DROP INDEX "public"."link_open_unique"`)
    await queryRunner.query(`DROP TABLE "link"`)
    await queryRunner.query(`DROP TYPE "public"."link_purpose_enum"`)
  }
}
