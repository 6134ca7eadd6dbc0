import 'reflect-metadata'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { connect, db, migrate } from '../src/database/data-source'
import { entities } from '../src/entities'
import { superviseEmbedded, type EmbeddedPostgres } from '../src/embedded-postgres/supervise'
import { bundlePackages } from './bundled-packages.cjs'
import { databaseUrl } from './database'

declare global {
  var testPostgres: EmbeddedPostgres | undefined
}

/** One throw-away server with a migrated template, which each worker's database is copied from. */
export default async function setup(): Promise<void> {
  await bundlePackages()
  const postgres = await superviseEmbedded(resolve(__dirname, '../../.data/test-postgres'), {
    name: 'jest',
    throwaway: true,
  })
  globalThis.testPostgres = postgres
  process.env['TEST_POSTGRES_URL'] = postgres.url
  const client = new Client(postgres.url)
  await client.connect()
  await client.query('DROP DATABASE IF EXISTS template_club WITH (FORCE)')
  await client.query('CREATE DATABASE template_club')
  await client.end()
  await connect(databaseUrl('template_club'), entities)
  await migrate()
  await db.destroy()
}
