import type { MigrationInterface, QueryRunner } from 'typeorm'

/** By hand: the functions, which TypeORM cannot write. */
export class ScheduledMail1795550000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "mail" ADD "scheduledAt" TIMESTAMP WITH TIME ZONE`)
    // A mail that is queued for later counts from then. STABLE: it sees what its caller's statement sees.
    await queryRunner.query(
      `CREATE FUNCTION "mails_in_day"(email text, counted text[]) RETURNS int LANGUAGE sql STABLE
       RETURN (SELECT count(*) FROM mail WHERE mailbox_of("to") = mailbox_of(email)
         AND template::text = ANY (counted)
         AND coalesce("scheduledAt", "createdAt") > now() - interval '24 hours'
         AND coalesce("scheduledAt", now()) <= now())`,
    )
    // As before: the count is a statement of its own, so that it sees what the lock waited for.
    await queryRunner.query(
      `CREATE OR REPLACE FUNCTION "may_mail"(email text, counted text[], most int) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
       BEGIN
         PERFORM pg_advisory_xact_lock(hashtextextended(mailbox_of(email), 0));
         RETURN mails_in_day(email, counted) < most;
       END $$`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE OR REPLACE FUNCTION "may_mail"(email text, counted text[], most int) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
       BEGIN
         PERFORM pg_advisory_xact_lock(hashtextextended(mailbox_of(email), 0));
         RETURN (SELECT count(*) < most FROM mail WHERE mailbox_of("to") = mailbox_of(email)
           AND template::text = ANY (counted) AND "createdAt" > now() - interval '24 hours');
       END $$`,
    )
    await queryRunner.query(`DROP FUNCTION "mails_in_day"`)
    await queryRunner.query(`ALTER TABLE "mail" DROP COLUMN "scheduledAt"`)
  }
}
