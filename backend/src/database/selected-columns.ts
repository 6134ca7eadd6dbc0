import type { EntityMetadata } from 'typeorm'
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata'
import { db } from './data-source'

/** A column's SQL, and how its value is read. */
export interface SelectedColumn {
  sql: string
  property: string
  /** Undefined if the driver already returns the property's type. */
  convert: ((value: unknown) => unknown) | undefined
}

const known = new WeakMap<EntityMetadata, Map<string, SelectedColumn[]>>()

/** Returns an entity's columns under an alias, without those that are selected only by name. */
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

/** Sets the columns' values on a row; the values start at this index. */
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

/**
 * Selected as text: pg would convert a day to a Date, and TypeORM would convert that back to the
 * same text.
 */
const AS_TEXT = new Set<unknown>(['date'])

/** Types that pg and TypeORM read alike. */
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
  // TypeORM's own conversion, which returns any.
  return value => db.driver.prepareHydratedValue(value, column) as unknown
}
