import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The tables that are searched, and what of a row is. */
const SEARCHED = {
  user: ['firstName', 'lastName', 'email'],
  contact_submission: ['name', 'email'],
  newsletter_subscription: ['email'],
}

/** Rows that one statement fills: fewer than take as long as a statement may. */
const BATCH = 5_000

/** By hand: TypeORM knows neither triggers nor extensions. */
export class Search1795313580326 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // The text in lower case without its accents, and with the strokes of letters that Unicode does not take apart left out.
    await queryRunner.query(
      `CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT translate(
          lower(normalize(regexp_replace(normalize($1, NFD), U&'[\\0300-\\036F]', '', 'g'), NFC) COLLATE "und-x-icu"),
          'øłđıς', 'oldiσ')
      $$`,
    )
    const hasTrigrams = await createTrigrams(queryRunner)
    for (const [table, columns] of Object.entries(SEARCHED)) {
      await queryRunner.query(`ALTER TABLE "${table}" ADD "searchText" text`)
      // Before the rows are filled: one statement that indexes all of a large table takes too long.
      if (hasTrigrams)
        await queryRunner.query(
          `CREATE INDEX "${table}_search" ON "${table}" USING gin ("searchText" gin_trgm_ops)`,
        )
      const texts = columns.map(column => `NEW."${column}"`).join(', ')
      await queryRunner.query(
        `CREATE FUNCTION ${table}_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW."searchText" := plain_text(concat_ws(' ', ${texts}));
          RETURN NEW;
        END $$`,
      )
      await queryRunner.query(
        `CREATE TRIGGER ${table}_search_text
        BEFORE INSERT OR UPDATE OF ${columns.map(column => `"${column}"`).join(', ')} ON "${table}"
        FOR EACH ROW EXECUTE FUNCTION ${table}_search_text()`,
      )
      await fill(queryRunner, table)
      await queryRunner.query(`ALTER TABLE "${table}" ALTER "searchText" SET NOT NULL`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(SEARCHED).toReversed()) {
      await queryRunner.query(`DROP FUNCTION ${table}_search_text CASCADE`)
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "searchText"`)
    }
    await queryRunner.query(`DROP FUNCTION plain_text`)
  }
}

/** True when there are trigrams to index; the owner of a database may usually create the extension. */
async function createTrigrams(queryRunner: QueryRunner): Promise<boolean> {
  await queryRunner.query(
    `DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE WARNING '%', SQLERRM;
    END $$`,
  )
  const [found] = (await queryRunner.query(
    `SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)`,
  )) as unknown[]
  if (!found)
    console.warn(
      'searching will read every row: this database has no extension pg_trgm, and its user may not create it (docs/decisions/adr-20-trigram-search.md)',
    )
  return found !== undefined
}

/** The trigger fills each row that is written. */
async function fill(queryRunner: QueryRunner, table: string): Promise<void> {
  let filled = 0
  do {
    const [, count] = (await queryRunner.query(
      `UPDATE "${table}" SET email = email
      WHERE id IN (SELECT id FROM "${table}" WHERE "searchText" IS NULL LIMIT ${BATCH})`,
    )) as [unknown, number]
    filled = count
  } while (filled > 0)
}
