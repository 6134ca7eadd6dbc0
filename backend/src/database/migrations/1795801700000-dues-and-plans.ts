import type { MigrationInterface, QueryRunner } from 'typeorm'

export class DuesAndPlans1795801700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."membership_plan_plan_enum" AS ENUM('standard', 'unlimited')`,
    )
    await queryRunner.query(
      `CREATE TABLE "membership_plan" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "membershipId" uuid NOT NULL, "plan" "public"."membership_plan_plan_enum" NOT NULL, "from" date NOT NULL, "to" date, "changedById" uuid, "submissionKey" uuid, CONSTRAINT "membership_plan_submission_key_unique" UNIQUE ("membershipId", "submissionKey"), CONSTRAINT "membership_plan_order" CHECK ("to" > "from"), CONSTRAINT "membership_plan_overlap" EXCLUDE USING gist ("membershipId" WITH =, daterange("from", "to", '[)') WITH &&), CONSTRAINT "PK_e270c516189a3f2609c413ca451" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(`CREATE TYPE "public"."due_kind_enum" AS ENUM('fee', 'difference')`)
    await queryRunner.query(`CREATE TYPE "public"."due_plan_enum" AS ENUM('standard', 'unlimited')`)
    await queryRunner.query(
      `CREATE TYPE "public"."due_state_enum" AS ENUM('open', 'settled', 'waived', 'void')`,
    )
    await queryRunner.query(
      `CREATE TYPE "public"."due_method_enum" AS ENUM('card_at_desk', 'cash', 'transfer', 'other')`,
    )
    await queryRunner.query(
      `CREATE TABLE "due" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "membershipId" uuid NOT NULL, "periodStart" date NOT NULL, "periodEnd" date NOT NULL, "kind" "public"."due_kind_enum" NOT NULL, "no" integer NOT NULL DEFAULT '1', "plan" "public"."due_plan_enum" NOT NULL, "cents" integer NOT NULL, "state" "public"."due_state_enum" NOT NULL DEFAULT 'open', "dueOn" date NOT NULL, "method" "public"."due_method_enum", "settledAt" TIMESTAMP(3) WITH TIME ZONE, "settledById" uuid, "waivedReason" character varying(500), "note" character varying(100), "createdAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "insertPosition" bigint NOT NULL DEFAULT insert_position(), CONSTRAINT "due_of_period_unique" UNIQUE ("membershipId", "periodStart", "kind", "no"), CONSTRAINT "due_waived" CHECK ((state = 'waived') = ("waivedReason" IS NOT NULL)), CONSTRAINT "due_settled_how" CHECK ((state = 'settled') = (num_nonnulls("method", "settledAt") = 2)), CONSTRAINT "due_period" CHECK ("periodEnd" >= "periodStart"), CONSTRAINT "due_cents" CHECK ("cents" BETWEEN 1 AND 100000), CONSTRAINT "PK_6b83d79ba2c446d7ccce62bad2e" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_d55b8af1c991fcdce7a2bcf535" ON "due"  ("insertPosition", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "due_settled" ON "due"  ("settledAt") WHERE state = 'settled'`,
    )
    await queryRunner.query(`CREATE INDEX "due_listed" ON "due"  ("dueOn", "id") `)
    await queryRunner.query(`CREATE INDEX "due_of_user" ON "due"  ("userId", "state") `)
    await queryRunner.query(`ALTER TABLE "membership" ADD "duesFrom" date`)
    await queryRunner.query(
      `CREATE TYPE "public"."charge_method_enum" AS ENUM('card_at_desk', 'cash', 'transfer', 'other')`,
    )
    await queryRunner.query(`ALTER TABLE "charge" ADD "method" "public"."charge_method_enum"`)
    await queryRunner.query(`ALTER TABLE "charge" ADD "settledAt" TIMESTAMP(3) WITH TIME ZONE`)
    await queryRunner.query(`ALTER TABLE "charge" ADD "settledById" uuid`)
    await queryRunner.query(
      `CREATE INDEX "charge_taken" ON "charge"  ("settledAt") WHERE state = 'settled'`,
    )
    await queryRunner.query(
      `ALTER TABLE "charge" ADD CONSTRAINT "FK_f9f483262e6b3240c874f7998cb" FOREIGN KEY ("settledById") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "membership_plan" ADD CONSTRAINT "FK_5cd506ad946d7452c7f2fccc891" FOREIGN KEY ("membershipId") REFERENCES "membership"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "membership_plan" ADD CONSTRAINT "FK_af093d79e508a3a53a1397c5704" FOREIGN KEY ("changedById") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "due" ADD CONSTRAINT "FK_cc239a5dd937041f35da4a3541d" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "due" ADD CONSTRAINT "FK_a44cbc785bb5c4cddf386b6005f" FOREIGN KEY ("membershipId") REFERENCES "membership"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "due" ADD CONSTRAINT "FK_160be8a1707bc4fd514dbfac46d" FOREIGN KEY ("settledById") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    )
    await queryRunner.query(`ALTER TABLE "charge" DROP CONSTRAINT "charge_settled"`)
    await queryRunner.query(
      `ALTER TABLE "charge" ADD CONSTRAINT "charge_settled" CHECK ((state = 'settled') = (num_nonnulls("settledHow", "method") > 0))`,
    )
    await queryRunner.query(
      `INSERT INTO "membership_plan" ("membershipId", plan, "from")
       SELECT id, plan::text::membership_plan_plan_enum, ("startedAt" AT TIME ZONE 'America/New_York')::date FROM "membership"`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // What was settled by a method only gets the method as its words.
    await queryRunner.query(
      `UPDATE "charge" SET "settledHow" = "method"::text WHERE state = 'settled' AND "settledHow" IS NULL`,
    )
    await queryRunner.query(`ALTER TABLE "charge" DROP CONSTRAINT "charge_settled"`)
    await queryRunner.query(
      `ALTER TABLE "charge" ADD CONSTRAINT "charge_settled" CHECK ((state = 'settled') = ("settledHow" IS NOT NULL))`,
    )
    await queryRunner.query(`ALTER TABLE "due" DROP CONSTRAINT "FK_160be8a1707bc4fd514dbfac46d"`)
    await queryRunner.query(`ALTER TABLE "due" DROP CONSTRAINT "FK_a44cbc785bb5c4cddf386b6005f"`)
    await queryRunner.query(`ALTER TABLE "due" DROP CONSTRAINT "FK_cc239a5dd937041f35da4a3541d"`)
    await queryRunner.query(
      `ALTER TABLE "membership_plan" DROP CONSTRAINT "FK_af093d79e508a3a53a1397c5704"`,
    )
    await queryRunner.query(
      `ALTER TABLE "membership_plan" DROP CONSTRAINT "FK_5cd506ad946d7452c7f2fccc891"`,
    )
    await queryRunner.query(`ALTER TABLE "charge" DROP CONSTRAINT "FK_f9f483262e6b3240c874f7998cb"`)
    await queryRunner.query(`DROP INDEX "public"."charge_taken"`)
    await queryRunner.query(`ALTER TABLE "charge" DROP COLUMN "settledById"`)
    await queryRunner.query(`ALTER TABLE "charge" DROP COLUMN "settledAt"`)
    await queryRunner.query(`ALTER TABLE "charge" DROP COLUMN "method"`)
    await queryRunner.query(`DROP TYPE "public"."charge_method_enum"`)
    await queryRunner.query(`ALTER TABLE "membership" DROP COLUMN "duesFrom"`)
    await queryRunner.query(`DROP INDEX "public"."due_of_user"`)
    await queryRunner.query(`DROP INDEX "public"."due_listed"`)
    await queryRunner.query(`DROP INDEX "public"."due_settled"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_d55b8af1c991fcdce7a2bcf535"`)
    await queryRunner.query(`DROP TABLE "due"`)
    await queryRunner.query(`DROP TYPE "public"."due_method_enum"`)
    await queryRunner.query(`DROP TYPE "public"."due_state_enum"`)
    await queryRunner.query(`DROP TYPE "public"."due_plan_enum"`)
    await queryRunner.query(`DROP TYPE "public"."due_kind_enum"`)
    await queryRunner.query(`DROP TABLE "membership_plan"`)
    await queryRunner.query(`DROP TYPE "public"."membership_plan_plan_enum"`)
  }
}
