/**
 * npm run restore -- FILE      restores a backup into an empty database, completely or not at all
 */
import { restoreDatabase } from '../backup/restore-database'
import { readCommandEnv } from '../settings/env'
import { print, runCommand, UsageError } from './run-command'
import { tableLines } from './table-lines'
import { withDatabase } from './with-database'

runCommand(async ([file, ...more]) => {
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new UsageError('Write: npm run restore -- FILE')
  const options = { ...readCommandEnv(process.env), name: 'npm run restore', reuseRunning: false }
  const { header, tables, migrations } = await withDatabase(options, addresses =>
    restoreDatabase(addresses, file),
  )
  for (const line of tableLines(tables)) print(line)
  for (const name of migrations) print(`migrated: ${name}`)
  print(`restored what was there at ${header.createdAt}; counts and digests agree`)
})
