import { join } from 'node:path'
import { Client } from 'pg'
import { type Process, run, until } from './processes'

/** Asks one question on a connection of its own. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined) // a killed server; the query says so itself
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A process of its own that runs the embedded server on the folder. */
export function runEmbedded(folder: string): Process {
  return run([
    '--require',
    './scripts/swc-register.cjs',
    join(__dirname, 'embedded-process.ts'),
    folder,
  ])
}

/** The address at which the process says its server answers. */
export function urlOf(child: Process): Promise<string> {
  return until('the embedded server is up', () => {
    const url = /^up (\S+)/m.exec(child.said())?.[1]
    if (url === undefined && child.ended() !== undefined) throw new Error(child.said())
    return url
  })
}
