import { join } from 'node:path'
import { Client } from 'pg'
import { type Process, run, until } from './processes'

/** Runs one query on its own connection. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined) // the query rejects too if the server is killed
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts a process that runs the embedded server on the folder. */
export function runEmbedded(folder: string): Process {
  return run([
    '--require',
    './scripts/swc-register.cjs',
    join(__dirname, 'embedded-process.ts'),
    folder,
  ])
}

/** Returns the address that the process prints once its server accepts connections. */
export function urlOf(child: Process): Promise<string> {
  return until('the embedded server is up', () => {
    const url = /^up (\S+)/m.exec(child.said())?.[1]
    if (url === undefined && child.ended() !== undefined) throw new Error(child.said())
    return url
  })
}
