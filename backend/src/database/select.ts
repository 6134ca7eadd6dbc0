import type { KeyedRow, Rows, RowsArgs } from '../pagination/rows'
import { db } from './data-source'
import { queryArrays } from './prepared'
import { columnsOf, readColumns, type SelectedColumn } from './selected-columns'

/** An SQL condition; `value` adds a parameter, as in `note."userId" = ${value(userId)}`. */
type Condition = (value: (value: unknown) => string) => string

interface Join {
  sql: string
  alias: string
  property: string
  Entity: new () => object
  columns: SelectedColumn[]
}

/**
 * Reads rows of an entity's table with one statement, as instances of its class. It avoids
 * TypeORM's hydration, which takes longer than the rest of a list request. SQL comes only from the
 * program; values are always parameters. Column names are quoted, as in `entry."joinedAt"`.
 */
export class Select<Row extends object> implements Rows<Row> {
  private readonly conditions: string[] = []
  private readonly values: unknown[] = []
  private readonly joins: Join[] = []
  private isPlannedOnce = true
  private columns: SelectedColumn[]

  constructor(
    private readonly Entity: new () => Row,
    readonly alias: string,
  ) {
    this.columns = columnsOf(db.getMetadata(Entity), alias)
  }

  /**
   * Reads only the columns of these properties; the others are undefined. Ignores names that are
   * not columns.
   */
  only(properties: readonly string[]): this {
    this.columns = this.columns.filter(({ property }) => properties.includes(property))
    return this
  }

  /** Also reads these columns of a related row, which must exist for every row. */
  join<Relation extends keyof Row & string>(
    property: Relation,
    alias: string,
    columns: readonly (keyof NonNullable<Row[Relation]> & string)[],
  ): this {
    const relation = db.getMetadata(this.Entity).findRelationWithPropertyPath(property)
    const [column] = relation?.joinColumns ?? []
    if (!relation || !column?.referencedColumn) throw new Error(`${property} is not a relation`)
    const { inverseEntityMetadata: joined } = relation
    const [own, other] = [column.databaseName, column.referencedColumn.databaseName]
    this.joins.push({
      sql: `JOIN "${joined.tableName}" ${alias} ON ${alias}."${other}" = ${this.alias}."${own}"`,
      alias,
      property,
      // In this product, a relation's target is a class, never a name.
      Entity: joined.target as new () => object,
      columns: columnsOf(joined, alias).filter(({ property: name }) =>
        (columns as readonly string[]).includes(name),
      ),
    })
    return this
  }

  /** Filters rows by a condition that defines the list. */
  where(condition: Condition): this {
    this.conditions.push(condition(value => `$${this.values.push(value)}`))
    return this
  }

  /**
   * Filters rows by a condition from a request. The best plan depends on how rare the value is, so
   * the statement is planned each time.
   */
  filter(condition: Condition): this {
    this.isPlannedOnce = false
    return this.where(condition)
  }

  /** Returns up to `limit` rows in the given order. */
  async rows({ by, direction, behind, limit, isPrepared }: RowsArgs): Promise<KeyedRow<Row>[]> {
    const groups = [this.columns, ...this.joins.map(join => join.columns)]
    const selected = [
      ...groups.flat().map(({ sql }) => sql),
      ...by.map(part => `(${part})::text`),
    ].join(', ')
    const after = behind ? [keysetCondition(by, direction, this.values.length)] : []
    const order = by.map(part => `${part} ${direction}`).join(', ')
    const text = `SELECT ${selected} ${this.from(this.joins, after)} ORDER BY ${order} LIMIT ${limit}`
    const found = await queryArrays(
      { text, name: isPrepared && this.isPlannedOnce ? statementName(text) : undefined },
      [...this.values, ...(behind ?? [])],
    )
    return found.map(values => this.read(values))
  }

  /**
   * Counts the rows. Joins neither remove nor duplicate rows, so only those that a condition needs
   * are included.
   */
  count(): Promise<number> {
    return this.aggregate('count(*)')
  }

  /** Sums an integer expression over all rows; 0 without rows. */
  sum(expression: string): Promise<number> {
    return this.aggregate(`coalesce(sum(${expression}), 0)`)
  }

  private async aggregate(expression: string): Promise<number> {
    const needed = this.joins.filter(({ alias }) =>
      this.conditions.some(condition => condition.includes(`${alias}.`)),
    )
    const text = `SELECT ${expression}::int ${this.from(needed, [])}`
    const name = this.isPlannedOnce ? statementName(text) : undefined
    const [[total] = []] = await queryArrays({ text, name }, this.values)
    return Number(total)
  }

  private from(joins: readonly Join[], more: readonly string[]): string {
    const { tableName } = db.getMetadata(this.Entity)
    const conditions = [...this.conditions, ...more]
    return [
      `FROM "${tableName}" ${this.alias}`,
      ...joins.map(({ sql }) => sql),
      ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    ].join(' ')
  }

  private read(values: readonly unknown[]): KeyedRow<Row> {
    const row = readColumns(new this.Entity(), this.columns, values, 0)
    let at = this.columns.length
    for (const join of this.joins) {
      const target = row as Record<string, unknown>
      target[join.property] = readColumns(new join.Entity(), join.columns, values, at)
      at += join.columns.length
    }
    // The last columns are the key, selected as text.
    return { row, key: values.slice(at) as string[] }
  }
}

/** Starts a query on an entity's table; `alias` is the table's name in SQL. */
export function select<Row extends object>(Entity: new () => Row, alias: string): Select<Row> {
  return new Select(Entity, alias)
}

/**
 * Returns the condition for rows after a key. The last part breaks ties and may belong to another
 * table than the rest. The rest is also compared separately, so that an index on it is used.
 */
function keysetCondition(
  by: readonly string[],
  direction: RowsArgs['direction'],
  before: number,
): string {
  const sign = direction === 'ASC' ? '>' : '<'
  const values = by.map((_, index) => `$${before + index + 1}`)
  const whole = `(${by.join(', ')}) ${sign} (${values.join(', ')})`
  if (by.length === 1) return whole
  return `(${by.slice(0, -1).join(', ')}) ${sign}= (${values.slice(0, -1).join(', ')}) AND ${whole}`
}

const names = new Map<string, string>()

/**
 * Far more than the combinations of list, order, size and selection that clients normally use. Each
 * connection caches its own statements.
 */
const PREPARED_MAX = 200

/** Returns the same name for the same text, or undefined once there are too many. */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= PREPARED_MAX) return known
  const name = `select_${names.size}`
  names.set(text, name)
  return name
}
