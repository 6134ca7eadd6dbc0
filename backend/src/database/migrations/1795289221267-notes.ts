import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Notes1795289221267 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "note" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "userId" uuid NOT NULL, "text" character varying(2000) NOT NULL, "authorId" uuid NOT NULL, "authorEmail" character varying(254) NOT NULL, "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_96d0c172a4fba276b1bbed43058" PRIMARY KEY ("id"))`,
    )
    await queryRunner.query(
      `CREATE INDEX "IDX_72cd0f8059bc29c81aa72e9dde" ON "note"  ("userId", "createdAt", "id") `,
    )
    await queryRunner.query(`ALTER TYPE "public"."audit_record_action_enum" ADD VALUE 'note'`)
    await queryRunner.query(
      `ALTER TABLE "note" ADD CONSTRAINT "FK_5b87d9d19127bd5d92026017a7b" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    )
    // By hand: a note stays as it was written, until the person's account goes.
    await queryRunner.query(
      `CREATE FUNCTION note_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'a note is never altered';
      END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER note_stays BEFORE UPDATE ON "note"
      FOR EACH STATEMENT EXECUTE FUNCTION note_stays()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "note" DROP CONSTRAINT "FK_5b87d9d19127bd5d92026017a7b"`)
    await queryRunner.query(
      `CREATE TYPE "public"."audit_record_action_enum_old" AS ENUM('waitlist_status', 'contact_status', 'waitlist_undo')`,
    )
    await queryRunner.query(
      `ALTER TABLE "audit_record" ALTER COLUMN "action" TYPE "public"."audit_record_action_enum_old" USING "action"::"text"::"public"."audit_record_action_enum_old"`,
    )
    await queryRunner.query(`DROP TYPE "public"."audit_record_action_enum"`)
    await queryRunner.query(
      `ALTER TYPE "public"."audit_record_action_enum_old" RENAME TO "audit_record_action_enum"`,
    )
    await queryRunner.query(`DROP INDEX "public"."IDX_72cd0f8059bc29c81aa72e9dde"`)
    await queryRunner.query(`DROP TABLE "note"`)
    await queryRunner.query(`DROP FUNCTION note_stays`)
  }
}
