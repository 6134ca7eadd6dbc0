import type { MigrationInterface, QueryRunner } from 'typeorm'

export class AuditLog1795234455097 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."audit_record_action_enum" AS ENUM('waitlist_status', 'contact_status')`,
    )
    await queryRunner.query(
      `CREATE TABLE "audit_record" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "actorId" uuid NOT NULL, "actorEmail" character varying(254) NOT NULL, "action" "public"."audit_record_action_enum" NOT NULL, "subjectId" uuid NOT NULL, "before" jsonb NOT NULL, "after" jsonb NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_2c07dcda4cbae68f1cbbe6d7426" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_0e7e2fd9f0bebeca529a37d616" ON "audit_record"  ("createdAt", "id") `,
    )
    await queryRunner.query(
      `CREATE FUNCTION audit_record_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit log is append-only';
      END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER audit_record_stays BEFORE UPDATE OR DELETE ON "audit_record"
      FOR EACH STATEMENT EXECUTE FUNCTION audit_record_stays()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."IDX_0e7e2fd9f0bebeca529a37d616"`)
    await queryRunner.query(`DROP TABLE "audit_record"`)
    await queryRunner.query(`DROP TYPE "public"."audit_record_action_enum"`)
    await queryRunner.query(`DROP FUNCTION audit_record_stays`)
  }
}
