import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * An address that can be given back is reserved, by a trigger after the unique constraint has let the row pass: it
 * then sees the link of a change that has just committed (ACCOUNT-42).
 */
export class UndoEmailChange1795770433222 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "link_undo_email" ON "link"  ("email") WHERE "purpose" = 'undo_email_change' AND "usedAt" IS NULL`,
    )
    await queryRunner.query(
      `CREATE FUNCTION "refuse_reserved_email"() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF EXISTS (
           SELECT FROM "link" WHERE "purpose" = 'undo_email_change' AND "email" = NEW."email"
             AND "subject" <> NEW."id" AND "usedAt" IS NULL AND "expiresAt" > now()
         ) THEN
           RAISE unique_violation USING CONSTRAINT = 'user_email_unique', MESSAGE = 'The address is reserved.';
         END IF;
         RETURN NULL;
       END $$`,
    )
    await queryRunner.query(
      `CREATE TRIGGER "user_email_reserved" AFTER INSERT OR UPDATE OF "email" ON "user" FOR EACH ROW
       EXECUTE FUNCTION "refuse_reserved_email"()`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "user_email_reserved" ON "user"`)
    await queryRunner.query(`DROP FUNCTION "refuse_reserved_email"`)
    await queryRunner.query(`DROP INDEX "public"."link_undo_email"`)
  }
}
