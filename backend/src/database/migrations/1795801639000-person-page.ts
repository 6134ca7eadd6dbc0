import type { MigrationInterface, QueryRunner } from 'typeorm'

/** On a large table, create the indexes CONCURRENTLY by hand before: then this finds them. */
export class PersonPage1795801639000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."passed_over_reason_enum" AS ENUM('unconfirmed', 'undeliverable', 'invited_by_hand')`,
    )
    await queryRunner.query(
      `CREATE TABLE "passed_over" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "waveId" uuid NOT NULL, "entryId" uuid NOT NULL, "reason" "public"."passed_over_reason_enum" NOT NULL, "passedOverAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "insertPosition" bigint NOT NULL DEFAULT insert_position(), CONSTRAINT "passed_over_unique" UNIQUE ("waveId", "entryId"), CONSTRAINT "PK_a6e3ee520db827f0e866fb204f9" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_f4e84145abbca1b66a40d92a41" ON "passed_over"  ("insertPosition", "id") `,
    )
    await queryRunner.query(
      `CREATE INDEX "passed_over_of_entry" ON "passed_over"  ("entryId", "passedOverAt") `,
    )
    await queryRunner.query(`CREATE INDEX IF NOT EXISTS "mail_to" ON "mail" ("to")`)
    await queryRunner.query(
      `CREATE INDEX IF NOT EXISTS "contact_submission_email" ON "contact_submission" ("email")`,
    )
    // By hand: TypeORM cannot declare an index on an expression, or trigrams (ADR-20).
    const [trigrams] = (await queryRunner.query(
      `SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)`,
    )) as unknown[]
    if (trigrams)
      await queryRunner.query(
        `CREATE INDEX IF NOT EXISTS "contact_submission_phone" ON "contact_submission"
         USING gin (regexp_replace(phone, '\\D', '', 'g') gin_trgm_ops)`,
      )
    await queryRunner.query(
      `ALTER TABLE "passed_over" ADD CONSTRAINT "FK_a2852e4bb54e8ac129e681deade" FOREIGN KEY ("waveId") REFERENCES "wave"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    )
    await queryRunner.query(
      `ALTER TABLE "passed_over" ADD CONSTRAINT "FK_d305c6168ed77cb29f59aedeeec" FOREIGN KEY ("entryId") REFERENCES "waitlist_entry"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "passed_over" DROP CONSTRAINT "FK_d305c6168ed77cb29f59aedeeec"`,
    )
    await queryRunner.query(
      `ALTER TABLE "passed_over" DROP CONSTRAINT "FK_a2852e4bb54e8ac129e681deade"`,
    )
    await queryRunner.query(`DROP INDEX IF EXISTS "contact_submission_phone"`)
    await queryRunner.query(`DROP INDEX "public"."contact_submission_email"`)
    await queryRunner.query(`DROP INDEX "public"."mail_to"`)
    await queryRunner.query(`DROP INDEX "public"."passed_over_of_entry"`)
    await queryRunner.query(`DROP INDEX "public"."IDX_f4e84145abbca1b66a40d92a41"`)
    await queryRunner.query(`DROP TABLE "passed_over"`)
    await queryRunner.query(`DROP TYPE "public"."passed_over_reason_enum"`)
  }
}
