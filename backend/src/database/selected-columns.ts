import type { EntityMetadata } from 'typeorm'
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata'
import { db } from './data-source'

/** A column as it is selected, and as it is read. */
export interface SelectedColumn {
  sql: string
  property: string
  /** Undefined where the driver has made the value what the property's type says. */
  convert: ((value: unknown) => unknown) | undefined
}

const known = new WeakMap<EntityMetadata, Map<string, SelectedColumn[]>>()

/** An entity's columns under an alias, without those that are only read when asked for by name. */
export function columnsOf(entity: EntityMetadata, alias: string): SelectedColumn[] {
  const byAlias = known.get(entity) ?? new Map<string, SelectedColumn[]>()
  known.set(entity, byAlias)
  const columns =
    byAlias.get(alias) ??
    entity.columns
      .filter(({ isSelect }) => isSelect)
      .map(column => ({
        sql: `${alias}."${column.databaseName}"${AS_TEXT.has(column.type) ? '::text' : ''}`,
        property: column.propertyName,
        convert: converterOf(column),
      }))
  byAlias.set(alias, columns)
  return columns
}

/** Sets the columns' values on a row, from this place on. */
// oxlint-disable-next-line max-params -- called for each row of a list
export function readColumns<Row extends object>(
  row: Row,
  columns: readonly SelectedColumn[],
  values: readonly unknown[],
  from: number,
): Row {
  const target = row as Record<string, unknown>
  let at = from
  for (const { property, convert } of columns) {
    const value = values[at]
    target[property] = convert ? convert(value) : value
    at += 1
  }
  return row
}

/** A day, of which pg would make a Date, and TypeORM of that the same text again. */
const AS_TEXT = new Set<unknown>(['date'])

/** What pg reads as TypeORM gives it. */
const READ_ALIKE = new Set<unknown>([
  ...AS_TEXT,
  'uuid',
  'varchar',
  'int',
  'boolean',
  'timestamptz',
  'jsonb',
  'enum',
])

function converterOf(column: ColumnMetadata): SelectedColumn['convert'] {
  const { type, isArray, transformer } = column
  if (READ_ALIKE.has(type) && !isArray && !transformer) return undefined
  // TypeORM's own conversion, which gives any value.
  return value => db.driver.prepareHydratedValue(value, column) as unknown
}
