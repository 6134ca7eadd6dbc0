import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Initial1795232530031 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."contact_submission_status_enum" AS ENUM('new', 'read', 'replied', 'closed')`,
    )
    await queryRunner.query(
      `CREATE TABLE "contact_submission" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "name" character varying(100) NOT NULL, "email" character varying(254) NOT NULL, "phone" character varying(40), "message" character varying(5000) NOT NULL, "status" "public"."contact_submission_status_enum" NOT NULL DEFAULT 'new', "submissionKey" uuid, "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "contact_submission_key_unique" UNIQUE ("submissionKey"), CONSTRAINT "PK_105f8b67ed7acaf8a8d794e3619" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(`CREATE TYPE "public"."user_role_enum" AS ENUM('MEMBER', 'ADMIN')`)
    await queryRunner.query(
      `CREATE TABLE "user" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "email" character varying(254) NOT NULL, "firstName" character varying(100), "lastName" character varying(100), "profileImageUrl" character varying(2048), "password" character varying(512) NOT NULL, "authProvider" character varying(32) NOT NULL DEFAULT 'local', "membershipPlan" character varying(32), "membershipStatus" character varying(32) NOT NULL DEFAULT 'active', "joinDate" TIMESTAMP WITH TIME ZONE, "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "role" "public"."user_role_enum" NOT NULL DEFAULT 'MEMBER', CONSTRAINT "user_email_unique" UNIQUE ("email"), CONSTRAINT "PK_cace4a159ff9f2512dd42373760" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE TABLE "newsletter_subscription" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "email" character varying(254) NOT NULL, "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "newsletter_subscription_email_unique" UNIQUE ("email"), CONSTRAINT "PK_0e447c9eba4ae7ebdbaef097bc3" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE TABLE "session" ("sid" character varying NOT NULL, "sess" json NOT NULL, "expire" TIMESTAMP(6) WITH TIME ZONE NOT NULL, CONSTRAINT "session_pkey" PRIMARY KEY ("sid"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_72ee4135086941ddca6a9b4b20" ON "session"  ("expire") `,
    )
    await queryRunner.query(
      `CREATE TABLE "waitlist_counter" ("one" boolean NOT NULL DEFAULT true, "total" integer NOT NULL DEFAULT '0', "day" date NOT NULL DEFAULT '-infinity', "dayCount" integer NOT NULL DEFAULT '0', "maxTotal" integer NOT NULL DEFAULT '225', "maxDay" integer NOT NULL DEFAULT '80', CONSTRAINT "waitlist_counter_day" CHECK ("dayCount" <= "maxDay"), CONSTRAINT "waitlist_counter_total" CHECK ("total" <= "maxTotal"), CONSTRAINT "waitlist_counter_one" CHECK ("one"), CONSTRAINT "PK_24aa7563f93a7a7e43b824d0fc8" PRIMARY KEY ("one")) WITH (fillfactor = 10)`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."waitlist_entry_status_enum" AS ENUM('waiting', 'invited', 'joined')`,
    )
    await queryRunner.query(
      `CREATE TABLE "waitlist_entry" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "position" integer NOT NULL, "day" date NOT NULL, "dayPosition" integer NOT NULL, "joinedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "status" "public"."waitlist_entry_status_enum" NOT NULL DEFAULT 'waiting', "referredBy" uuid, "referralRewards" integer NOT NULL DEFAULT '0', "referralCode" character varying(32) NOT NULL, CONSTRAINT "waitlist_entry_code_unique" UNIQUE ("referralCode"), CONSTRAINT "waitlist_entry_day_unique" UNIQUE ("day", "dayPosition"), CONSTRAINT "waitlist_entry_position_unique" UNIQUE ("position"), CONSTRAINT "waitlist_entry_user_unique" UNIQUE ("userId"), CONSTRAINT "PK_77e5b27d89e0b1795ea07ef32f8" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_69c4dfe4c1e7a161d5318fa704" ON "waitlist_entry"  ("referredBy") `,
    )
    await queryRunner.query(
      `ALTER TABLE "waitlist_entry" ADD CONSTRAINT "FK_4730cbbbc55be8d1796bc5727a6" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "waitlist_entry" DROP CONSTRAINT "FK_4730cbbbc55be8d1796bc5727a6"`,
    )
    await queryRunner.query(`DROP INDEX "public"."IDX_69c4dfe4c1e7a161d5318fa704"`)
    await queryRunner.query(`DROP TABLE "waitlist_entry"`)
    await queryRunner.query(`DROP TYPE "public"."waitlist_entry_status_enum"`)
    await queryRunner.query(`DROP TABLE "waitlist_counter"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_72ee4135086941ddca6a9b4b20"`)
    await queryRunner.query(`DROP TABLE "session"`)
    await queryRunner.query(`DROP TABLE "newsletter_subscription"`)
    await queryRunner.query(`DROP TABLE "user"`)
    await queryRunner.query(`DROP TYPE "public"."user_role_enum"`)
    await queryRunner.query(`DROP TABLE "contact_submission"`)
    await queryRunner.query(`DROP TYPE "public"."contact_submission_status_enum"`)
  }
}
