import type { KeyedRow, Rows, RowsArgs } from '../pagination/rows'
import { db } from './data-source'
import { queryArrays } from './prepared'
import { columnsOf, readColumns, type SelectedColumn } from './selected-columns'

/** SQL in which `value` puts a parameter, as in `note."userId" = ${value(userId)}`. */
type Condition = (value: (value: unknown) => string) => string

interface Join {
  sql: string
  alias: string
  property: string
  Entity: new () => object
  columns: SelectedColumn[]
}

/**
 * Rows of an entity's table as instances of its class, read by one statement and without TypeORM's
 * hydration, which takes longer than all the rest of a list. SQL is the program's own; values are only
 * ever parameters. Columns stand in quotes, as in `entry."joinedAt"`.
 */
export class Select<Row extends object> implements Rows<Row> {
  private readonly conditions: string[] = []
  private readonly values: unknown[] = []
  private readonly joins: Join[] = []
  private isPlannedOnce = true
  private columns: SelectedColumn[]

  constructor(
    private readonly Entity: new () => Row,
    private readonly alias: string,
  ) {
    this.columns = columnsOf(db.getMetadata(Entity), alias)
  }

  /** Reads these columns of the rows alone, by their properties; the others are undefined. Names of no column are passed over. */
  only(properties: readonly string[]): this {
    this.columns = this.columns.filter(({ property }) => properties.includes(property))
    return this
  }

  /** Reads with each row these columns of what it refers to; every row must refer to one. */
  join<Relation extends keyof Row & string>(
    property: Relation,
    alias: string,
    columns: readonly (keyof NonNullable<Row[Relation]> & string)[],
  ): this {
    const relation = db.getMetadata(this.Entity).findRelationWithPropertyPath(property)
    const [column] = relation?.joinColumns ?? []
    if (!relation || !column?.referencedColumn) throw new Error(`${property} is no relation`)
    const { inverseEntityMetadata: joined } = relation
    const [own, other] = [column.databaseName, column.referencedColumn.databaseName]
    this.joins.push({
      sql: `JOIN "${joined.tableName}" ${alias} ON ${alias}."${other}" = ${this.alias}."${own}"`,
      alias,
      property,
      // A relation's target is a class here, never a name.
      Entity: joined.target as new () => object,
      columns: columnsOf(joined, alias).filter(({ property: name }) =>
        (columns as readonly string[]).includes(name),
      ),
    })
    return this
  }

  /** Keeps the rows of which this is true: what makes the list the list it is. */
  where(condition: Condition): this {
    this.conditions.push(condition(value => `$${this.values.push(value)}`))
    return this
  }

  /** The same for what somebody asks for: how rare a value is decides the plan, so each has its own. */
  filter(condition: Condition): this {
    this.isPlannedOnce = false
    return this.where(condition)
  }

  /** So many rows in that order. */
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

  /** How many rows there are; none is lost or doubled by a join, so that only those are made that a condition needs. */
  async count(): Promise<number> {
    const needed = this.joins.filter(({ alias }) =>
      this.conditions.some(condition => condition.includes(`${alias}.`)),
    )
    const text = `SELECT count(*)::int ${this.from(needed, [])}`
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
    // The last ones were selected as texts.
    return { row, key: values.slice(at) as string[] }
  }
}

/** Rows of an entity's table, to be read or counted; `alias` is the table's name in SQL. */
export function select<Row extends object>(Entity: new () => Row, alias: string): Select<Row> {
  return new Select(Entity, alias)
}

/**
 * Where the rows behind a key are. The last part breaks ties and may be another table's than the
 * rest; the rest is compared for itself too, so that an index over it finds the place.
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

/** Far more than our clients and usual ones have lists, orders, sizes and selections between them; each connection keeps its own. */
const PREPARED_MAX = 200

/** The same name for the same text; none once there are too many. */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= PREPARED_MAX) return known
  const name = `select_${names.size}`
  names.set(text, name)
  return name
}
