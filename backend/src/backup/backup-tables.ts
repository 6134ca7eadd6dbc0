import { escapeIdentifier, type ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Sequences, TableHeader } from './backup-format'
import { TableDigest, type TableContents } from './table-digest'

/**
 * Tables that a backup omits. Its header has the migrations; ended sessions, revoked access tokens
 * and replaced calendar addresses must not return (OPS-2); rate limit counts identify nobody and
 * expire; job results belong to one site, so a restored site starts without them.
 */
const LEFT_OUT = [
  'migrations',
  'session',
  'api_token',
  'calendar_address',
  'rate_limit_count',
  'job_run',
]

/** Makes the text format of rows the same on every server. */
const TEXT_SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  // If the role may not see all rows, reading fails instead of omitting some.
  row_security: 'off',
}

/** Sets the text format until the transaction ends. */
export async function setTextFormat(client: ClientBase): Promise<void> {
  const settings = Object.entries(TEXT_SETTINGS)
  await client.query(settings.map(([name, value]) => `SET LOCAL ${name} = '${value}'`).join('; '))
}

/** The product's tables, without those of extensions. */
const TABLES = `
  SELECT c.oid, c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')`

/** Returns the names of all tables, including those that a backup omits. */
export async function listTableNames(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`${TABLES} ORDER BY name`)
  return rows.map(({ name }) => name)
}

interface Table extends TableHeader {
  references: string[]
}

/** Returns the tables of a backup with their columns, each table after those that it references. */
export async function listTables(client: ClientBase): Promise<TableHeader[]> {
  const { rows } = await client.query<Table>(
    `SELECT t.name AS "table",
       (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       ARRAY(SELECT r.relname::text FROM pg_constraint JOIN pg_class r ON r.oid = confrelid
        WHERE conrelid = t.oid AND contype = 'f' AND confrelid <> t.oid) AS "references"
     FROM (${TABLES}) t WHERE t.name <> ALL ($1) ORDER BY t.name`,
    [LEFT_OUT],
  )
  return inReferenceOrder(rows).map(({ table, columns }) => ({ table, columns }))
}

function inReferenceOrder(tables: Table[]): Table[] {
  const ordered = new Set<Table>()
  const isThere = (name: string) => [...ordered].some(({ table }) => table === name)
  while (ordered.size < tables.length) {
    const next = tables.find(it => !ordered.has(it) && it.references.every(isThere))
    if (!next) throw new Error('tables have circular references')
    ordered.add(next)
  }
  return [...ordered]
}

/** Returns the table's name and columns for a COPY statement. */
export const copyTarget = ({ table, columns }: TableHeader): string =>
  `${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(', ')})`

/** Yields a table's rows as text, in chunks. */
export function readTable(client: ClientBase, table: TableHeader): AsyncIterable<Buffer> {
  return client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`))
}

/** Reads the whole table in constant memory and returns its row count and digest. */
export async function digestTable(client: ClientBase, table: TableHeader): Promise<TableContents> {
  const digest = new TableDigest()
  for await (const chunk of readTable(client, table)) digest.update(chunk)
  return digest.result()
}

/**
 * Returns the value of each sequence, which covers the rows of all transactions that have begun.
 */
export async function readSequences(client: ClientBase): Promise<Sequences['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename::text AS name FROM pg_sequences
     WHERE schemaname = 'public' AND sequencename <> 'migrations_id_seq' ORDER BY name`,
  )
  const sequences: Sequences['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value AS value, is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    )
    for (const row of state.rows) sequences.push({ name, ...row })
  }
  return sequences
}
