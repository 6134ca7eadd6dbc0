import { escapeIdentifier, type ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Sequences, TableHeader } from './backup-format'
import { TableDigest, type TableContents } from './table-digest'

/**
 * The migrations of a backup stand in its header; a session that has ended must not come back (decision O2), and what
 * is counted for an hour is not worth keeping. How jobs have gone is this site's: a restored one begins anew.
 */
const LEFT_OUT = ['migrations', 'session', 'rate_limit_count', 'job_run']

/** Rows read as text are the same on every server. */
const TEXT_SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  // Of a role that may not see all rows, reading fails rather than leaves some out.
  row_security: 'off',
}

/** Until the transaction ends. */
export async function setTextFormat(client: ClientBase): Promise<void> {
  const settings = Object.entries(TEXT_SETTINGS)
  await client.query(settings.map(([name, value]) => `SET LOCAL ${name} = '${value}'`).join('; '))
}

/** Of the product, none of an extension. */
const TABLES = `
  SELECT c.oid, c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')`

/** The tables there are, those that are left out of a backup too. */
export async function listTableNames(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`${TABLES} ORDER BY name`)
  return rows.map(({ name }) => name)
}

interface Table extends TableHeader {
  references: string[]
}

/** The tables of a backup with the columns that are written, each after those that it refers to. */
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
    if (!next) throw new Error('tables refer to one another in a circle')
    ordered.add(next)
  }
  return [...ordered]
}

/** What COPY is told: the table's name and its columns. */
export const copyTarget = ({ table, columns }: TableHeader): string =>
  `${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(', ')})`

/** A table's rows as text, in pieces. */
export function readTable(client: ClientBase, table: TableHeader): AsyncIterable<Buffer> {
  return client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`))
}

/** Reads the whole table, in constant memory. */
export async function digestTable(client: ClientBase, table: TableHeader): Promise<TableContents> {
  const digest = new TableDigest()
  for await (const chunk of readTable(client, table)) digest.update(chunk)
  return digest.result()
}

/** Where each sequence stands; at least as far as the rows of any transaction that has begun. */
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
