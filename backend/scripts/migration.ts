/**
 * npm run migration -- <kebab-name>   writes the migration from the current tables to the entities
 * npm run migration -- --check        fails if entities and migrations differ
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SqlInMemory } from 'typeorm/driver/SqlInMemory'
import { connect, db, migrate } from '../src/database/data-source'
import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'
import { superviseEmbedded } from '../src/embedded-postgres/supervise'

const folder = resolve(__dirname, '../src/database/migrations')
const argument = process.argv[2]

async function difference(): Promise<SqlInMemory> {
  const postgres = await superviseEmbedded(resolve(__dirname, '../../.data/migration-postgres'), {
    name: 'npm run migration',
    throwaway: true,
  })
  try {
    await connect(postgres.url, createRegistry(features).entities)
    await db.query('DROP SCHEMA public CASCADE')
    await db.query('CREATE SCHEMA public')
    await migrate()
    return await db.driver.createSchemaBuilder().log()
  } finally {
    if (db.isInitialized) await db.destroy()
    await postgres.stop()
  }
}

function statements(queries: SqlInMemory['upQueries']): string {
  return queries
    .map(
      ({ query }) =>
        `    await queryRunner.query(\n      \`${query.replaceAll('`', '\\`')}\`,\n    )`,
    )
    .join('\n')
}

/** Returns a timestamp after every listed one: TypeORM runs migrations in the order of timestamps. */
function nextStamp(list: string): number {
  const stamps = [...list.matchAll(/\/(\d+)-/g)].map(([, stamp]) => Number(stamp))
  return Math.max(Date.now(), ...stamps.map(stamp => stamp + 1000))
}

function write(name: string, { upQueries, downQueries }: SqlInMemory): void {
  const index = join(folder, 'index.ts')
  const listed = readFileSync(index, 'utf8')
  const stamp = String(nextStamp(listed))
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const file = `${stamp}-${name}`
  const source = `import type { MigrationInterface, QueryRunner } from 'typeorm'

export class ${pascal}${stamp} implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
${statements(upQueries)}
  }

  async down(queryRunner: QueryRunner): Promise<void> {
${statements(downQueries.toReversed())}
  }
}
`
  writeFileSync(join(folder, `${file}.ts`), source)
  const list = listed
    .replace(/^(?=\/\*\*)/m, `import { ${pascal}${stamp} } from './${file}'\n`)
    .replace(/,?\s*\]\s*$/, `, ${pascal}${stamp}]\n`)
  writeFileSync(index, list)
  console.log(
    `backend/src/database/migrations/${file}.ts is written: read it, format it, commit it`,
  )
}

async function main(): Promise<void> {
  if (!argument) throw new Error('Please give a name: npm run migration -- add-bookings')
  const sql = await difference()
  if (sql.upQueries.length === 0) {
    console.log('Entities and migrations match.')
    return
  }
  if (argument !== '--check') {
    write(argument, sql)
    return
  }
  console.error('Entities and migrations differ:')
  for (const { query } of sql.upQueries) console.error(`  ${query}`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
