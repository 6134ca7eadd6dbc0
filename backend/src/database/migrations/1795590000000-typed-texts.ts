import { domainToASCII } from 'node:url'
import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The columns with an address, and whether an address is in it once. */
const ADDRESSES = [
  { table: 'user', column: 'email', isUnique: true },
  { table: 'newsletter_subscription', column: 'email', isUnique: true },
  { table: 'mail_address', column: 'email', isUnique: true },
  { table: 'contact_submission', column: 'email', isUnique: false },
  { table: 'amenities_survey', column: 'email', isUnique: false },
  { table: 'general_survey', column: 'email', isUnique: false },
  { table: 'location_survey', column: 'email', isUnique: false },
  { table: 'member_survey', column: 'email', isUnique: false },
  { table: 'pricing_survey', column: 'email', isUnique: false },
  { table: 'link', column: 'email', isUnique: false },
  { table: 'mail', column: 'to', isUnique: false },
]

/** The tables that are searched, and what of a row is. */
const SEARCHED = {
  user: ['firstName', 'lastName', 'email'],
  contact_submission: ['name', 'email'],
  newsletter_subscription: ['email'],
}

/** By hand: TypeORM knows neither functions nor what is stored. */
export class TypedTexts1795590000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // The text in lower case, without accents, apostrophes and invisible characters, with plain
    // hyphens, and with the letters that Unicode does not take apart in their plain spelling.
    await queryRunner.query(
      `CREATE OR REPLACE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT replace(replace(replace(replace(translate(
          lower(normalize(regexp_replace(normalize(translate($1,
            U&'\\2010\\2011\\2012\\2013\\2014\\2212''\`\\00B4\\02B9\\02BB\\02BC\\02BD\\02BE\\02BF\\02C8\\055A\\05F3\\2018\\2019\\201B\\2032\\2035\\A78C\\FF07\\00AD\\061C\\200B\\200C\\200D\\200E\\200F\\202A\\202B\\202C\\202D\\202E\\2060\\2066\\2067\\2068\\2069\\FEFF',
            '------'), NFD), U&'[\\0300-\\036F]', '', 'g'), NFC) COLLATE "und-x-icu"),
          'øłđðħŧŋıς', 'olddhtniσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      $$`,
    )
    await refill(queryRunner)
    for (const address of ADDRESSES) await writeInAscii(queryRunner, address)
  }

  /** The addresses keep their new spelling, which every version accepts. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE OR REPLACE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT translate(
          lower(normalize(regexp_replace(normalize($1, NFD), U&'[\\0300-\\036F]', '', 'g'), NFC) COLLATE "und-x-icu"),
          'øłđıς', 'oldiσ')
      $$`,
    )
    await refill(queryRunner)
  }
}

/** Writes the searchable text of the rows whose text is another one now. */
async function refill(queryRunner: QueryRunner): Promise<void> {
  for (const [table, columns] of Object.entries(SEARCHED)) {
    const texts = columns.map(column => `"${column}"`).join(', ')
    await queryRunner.query(
      `UPDATE "${table}" SET email = email WHERE "searchText" <> plain_text(concat_ws(' ', ${texts}))`,
    )
  }
  const [indexed] = (await queryRunner.query(
    `SELECT FROM pg_class WHERE relname = 'mail_search' AND relnamespace = 'public'::regnamespace`,
  )) as unknown[]
  if (indexed) await queryRunner.query('REINDEX INDEX "mail_search"')
}

/**
 * Writes domains in ASCII (ACCOUNT-4). Leaves an address that another row has in that spelling, and
 * reports both rows (ACCOUNT-28).
 */
async function writeInAscii(
  queryRunner: QueryRunner,
  { table, column, isUnique }: (typeof ADDRESSES)[number],
): Promise<void> {
  const rows = (await queryRunner.query(
    `SELECT id, "${column}" AS email FROM "${table}" WHERE "${column}" ~ '@.*[^\\x01-\\x7f]' ORDER BY "${column}", id`,
  )) as { id: string; email: string }[]
  for (const { id, email } of rows) {
    const at = email.lastIndexOf('@') + 1
    const domain = domainToASCII(email.slice(at))
    const ascii = email.slice(0, at) + domain
    if (!domain || ascii.length > 254) continue
    const [other] = isUnique
      ? ((await queryRunner.query(`SELECT id FROM "${table}" WHERE "${column}" = $1`, [ascii])) as {
          id: string
        }[])
      : []
    if (other)
      console.warn(
        `two rows of the table "${table}" have one address in two spellings: ${id} keeps the older spelling, ${other.id} has the one in ASCII (docs/decisions, ACCOUNT-28)`,
      )
    else
      await queryRunner.query(`UPDATE "${table}" SET "${column}" = $2 WHERE id = $1`, [id, ascii])
  }
}
