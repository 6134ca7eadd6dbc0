import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The messages of the triggers that refuse changes, by table. */
const APPEND_ONLY = {
  audit_record: 'the audit log is append-only',
  note: 'a note is never altered',
}

const staysSql = (table: string, body: string) =>
  `CREATE OR REPLACE FUNCTION ${table}_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${body}
      END $$`

/**
 * With the functions that replace the names and addresses of a deleted person. `forget_in_records` alone
 * passes the triggers of the audit log and of the notes: its setting holds only while it runs. Only a superuser
 * may write `SET club.forgets_person` into a function, so its body sets and unsets it; after an error, the
 * rollback unsets it.
 */
export class AccountDeletion1795767601879 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "user" ADD "deletionDueAt" TIMESTAMP(3) WITH TIME ZONE`)
    await queryRunner.query(`ALTER TABLE "user" ADD "deletedAt" TIMESTAMP(3) WITH TIME ZONE`)
    await queryRunner.query(
      `CREATE INDEX "user_deletion_due" ON "user"  ("deletionDueAt") WHERE "deletionDueAt" IS NOT NULL`,
    )
    await queryRunner.query(
      `CREATE FUNCTION redact(value text, words text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
      DECLARE
        word text;
      BEGIN
        FOREACH word IN ARRAY words LOOP
          value := regexp_replace(value,
            '(?<!\\w)' || regexp_replace(word, '([].*+?^$(){}|\\\\[-])', '\\\\\\1', 'g') || '(?!\\w)', '[removed]', 'gi');
        END LOOP;
        RETURN value;
      END $$`,
    )
    await queryRunner.query(
      `CREATE FUNCTION redact_json(value jsonb, words text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT AS $$
      BEGIN
        RETURN CASE jsonb_typeof(value)
          WHEN 'string' THEN to_jsonb(redact(value #>> '{}', words))
          WHEN 'array' THEN
            (SELECT coalesce(jsonb_agg(redact_json(item, words)), '[]') FROM jsonb_array_elements(value) item)
          WHEN 'object' THEN
            (SELECT coalesce(jsonb_object_agg(member.key, redact_json(member.value, words)), '{}')
             FROM jsonb_each(value) member)
          ELSE value
        END;
      END $$`,
    )
    await queryRunner.query(
      `CREATE FUNCTION forget_in_records(person uuid, subjects uuid[], address text, words text[], gone text)
      RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM set_config('club.forgets_person', 'on', true);
        UPDATE "audit_record" SET
          "actorEmail" = CASE WHEN "actorId" = person THEN gone ELSE "actorEmail" END,
          "before" = redact_json("before", words), "after" = redact_json("after", words)
        WHERE "actorId" = person OR "subjectId" = person OR "subjectId" = ANY (subjects);
        UPDATE "audit_record" SET
          "actorEmail" = CASE WHEN "actorEmail" = address THEN gone ELSE "actorEmail" END,
          "before" = redact_json("before", ARRAY[address]), "after" = redact_json("after", ARRAY[address])
        WHERE "actorEmail" = address OR strpos("before"::text || "after"::text, address) > 0;
        UPDATE "note" SET "authorEmail" = gone WHERE "authorId" = person;
        PERFORM set_config('club.forgets_person', 'off', true);
      END $$`,
    )
    for (const [table, message] of Object.entries(APPEND_ONLY))
      await queryRunner.query(
        staysSql(
          table,
          `IF TG_OP = 'UPDATE' AND current_setting('club.forgets_person', true) = 'on' THEN RETURN NULL; END IF;
        RAISE EXCEPTION '${message}';`,
        ),
      )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, message] of Object.entries(APPEND_ONLY))
      await queryRunner.query(staysSql(table, `RAISE EXCEPTION '${message}';`))
    await queryRunner.query('DROP FUNCTION forget_in_records')
    await queryRunner.query('DROP FUNCTION redact_json')
    await queryRunner.query('DROP FUNCTION redact')
    await queryRunner.query(`DROP INDEX "public"."user_deletion_due"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "deletedAt"`)
    await queryRunner.query(`ALTER TABLE "user" DROP COLUMN "deletionDueAt"`)
  }
}
