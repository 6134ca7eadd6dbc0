import type { MigrationInterface, QueryRunner } from 'typeorm'

/** By hand: functions and an index over one, which TypeORM cannot write. */
export class MailBounds1795431000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // For counting only: to many a mail provider dots and +tags are the same mailbox.
    await queryRunner.query(
      `CREATE FUNCTION "mailbox_of"(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
       RETURN replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2)`,
    )
    await queryRunner.query(
      `CREATE INDEX "mail_mailbox" ON "mail" ("mailbox_of"("to"), "createdAt")`,
    )
    // Those who ask about one mailbox take turns until they commit. The count is a statement of its own, so that it
    // sees what the one before has committed, also when the caller's statement began earlier.
    await queryRunner.query(
      `CREATE FUNCTION "may_mail"(email text, counted text[], most int) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
       BEGIN
         PERFORM pg_advisory_xact_lock(hashtextextended(mailbox_of(email), 0));
         RETURN (SELECT count(*) < most FROM mail WHERE mailbox_of("to") = mailbox_of(email)
           AND template::text = ANY (counted) AND "createdAt" > now() - interval '24 hours');
       END $$`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP FUNCTION "may_mail"`)
    await queryRunner.query(`DROP INDEX "mail_mailbox"`)
    await queryRunner.query(`DROP FUNCTION "mailbox_of"`)
  }
}
