import { startApi } from '../../../test/harness'
import { registry } from '../../../test/registry'
import { db } from '../../database/data-source'

startApi()

interface Column {
  table: string
  column: string
}

/** Names of columns that say who somebody is; those of others can be texts. */
const ABOUT_PEOPLE =
  /^(?:to|guests|userId|actorId|authorId|subject|subjectId)$|(?:email|name|phone)$/i

const COLUMNS = `
  SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type,
    EXISTS (
      SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND k.confrelid = '"user"'::regclass
        AND k.conrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name
    ) AS "referencesUser",
    c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb')
      OR c.udt_name IN ('_text', '_varchar') AS "isText"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'migrations'
  ORDER BY 1, 2`

const readColumns = () =>
  db.query<(Column & { referencesUser: boolean; isText: boolean })[]>(COLUMNS)

const fates = registry.personalData
const nameOf = ({ table, column }: Column) => `${table}.${column}`

test('data fates: every table of the database has one (ACCOUNT-50)', async () => {
  const tables = new Set((await readColumns()).map(({ table }) => table))
  expect(fates.map(({ table }) => table).toSorted()).toEqual([...tables].toSorted())
})

test('data fates: each column with a person’s id, name, address or a text is covered (ACCOUNT-50)', async () => {
  const covered = new Set(
    fates.flatMap(({ table, columns, impersonal = {} }) =>
      [...columns, ...Object.keys(impersonal)].map(column => nameOf({ table, column })),
    ),
  )
  const found = (await readColumns()).filter(
    ({ column, referencesUser, isText }) => referencesUser || isText || ABOUT_PEOPLE.test(column),
  )
  expect(found.map(nameOf).filter(name => !covered.has(name))).toEqual([])
})

test('data fates: they name only columns that exist', async () => {
  const existing = new Set((await readColumns()).map(nameOf))
  const named = fates.flatMap(({ table, columns, impersonal = {} }) =>
    [...columns, ...Object.keys(impersonal)].map(column => nameOf({ table, column })),
  )
  expect(named.filter(name => !existing.has(name))).toEqual([])
})

test('data fates: rows that reference an account concern people', () => {
  const withAccounts = db.entityMetadatas.filter(({ relations }) =>
    relations.some(({ inverseEntityMetadata: { tableName } }) => tableName === 'user'),
  )
  const impersonal = fates.filter(({ person }) => person === null).map(({ table }) => table)
  expect(withAccounts.length).toBeGreaterThan(5)
  expect(withAccounts.filter(({ tableName }) => impersonal.includes(tableName))).toEqual([])
})
