import 'reflect-metadata'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { ConfigurationError } from '../src/core/configuration-error'
import { connect, db, migrate } from '../src/database/data-source'
import { registry } from './registry'
import { superviseEmbedded, type EmbeddedPostgres } from '../src/embedded-postgres/supervise'
import { bundlePackages } from './bundled-packages.cjs'
import { databaseUrl, OWNER } from './database'

const RUNS_MAX = 4

declare global {
  var testPostgres: EmbeddedPostgres | undefined
}

/**
 * Starts one temporary server with a migrated template, of which each worker's database is a copy.
 */
export default async function setup(): Promise<void> {
  await bundlePackages()
  const postgres = await superviseFree()
  globalThis.testPostgres = postgres
  process.env['TEST_POSTGRES_URL'] = postgres.url
  const client = new Client(postgres.url)
  await client.connect()
  await client.query('DROP DATABASE IF EXISTS template_club WITH (FORCE)')
  await client.query('CREATE DATABASE template_club')
  // An earlier run of this folder may have created it.
  await client.query(
    `DO $$ BEGIN
      CREATE ROLE ${OWNER} LOGIN PASSWORD '${new URL(postgres.url).password}';
    EXCEPTION WHEN duplicate_object THEN NULL;
    END $$`,
  )
  await client.end()
  await connect(databaseUrl('template_club'), registry.entities)
  await migrate()
  await db.destroy()
}

/** Another run in this checkout needs its own server, because databases are named for workers. */
async function superviseFree(run = 1): Promise<EmbeddedPostgres> {
  const folder = resolve(__dirname, `../../.data/test-postgres${run > 1 ? `-${String(run)}` : ''}`)
  try {
    return await superviseEmbedded(folder, { name: 'jest', throwaway: true })
  } catch (error) {
    if (!(error instanceof ConfigurationError) || run === RUNS_MAX) throw error
    return superviseFree(run + 1)
  }
}
