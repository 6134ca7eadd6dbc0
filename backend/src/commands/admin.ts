/** npm run admin: accounts, for whoever runs the site and has lost the team's way in */
import { usePasswordBlocklist } from '../accounts/password-blocklist'
import { connect, db } from '../database/data-source'
import { readDatabaseState } from '../database/database-state'
import { ConfigurationError } from '../core/configuration-error'
import { usePreparedStatements } from '../database/prepared'
import { entities } from '../entities'
import { readCommandEnv } from '../settings/env'
import {
  createTeam,
  listTeam,
  revokeSessions,
  setEmail,
  setPassword,
  type CommandEnv,
} from './account-commands'
import { runCommand, UsageError } from './run-command'
import { withDatabase } from './with-database'

const USAGE = `Write one of:
  npm run admin -- list                    the team's account, and what once was
  npm run admin -- create EMAIL            makes the team's account where there is none
  npm run admin -- set-password EMAIL      asks for a new password, or reads a line from stdin
  npm run admin -- set-email OLD NEW       gives the account another address
  npm run admin -- revoke-sessions EMAIL   signs the account out everywhere`

type Command = (words: string[], env: CommandEnv) => Promise<void>

/** Each with the number of words it takes. */
const COMMANDS: Record<string, [Command, number]> = {
  list: [listTeam, 0],
  create: [createTeam, 1],
  'set-password': [setPassword, 1],
  'set-email': [setEmail, 2],
  'revoke-sessions': [revokeSessions, 1],
}

runCommand(async ([name = '', ...words]) => {
  const [command, count] = (Object.hasOwn(COMMANDS, name) && COMMANDS[name]) || []
  if (!command || words.length !== count) throw new UsageError(USAGE)
  const env = readCommandEnv(process.env)
  await withDatabase({ ...env, name: 'npm run admin', reuseRunning: true }, async addresses => {
    const { databaseUrl, databaseDirectUrl = databaseUrl } = addresses
    // Whatever stands before the database, a pooler too.
    usePreparedStatements(false)
    await connect(databaseDirectUrl, entities, { databasePool: 2 })
    try {
      if (!(await readDatabaseState()).isMigrated)
        throw new ConfigurationError('The database is not migrated: run "npm run migrate" first.')
      await usePasswordBlocklist(env.passwordBlocklist)
      await command(words, env)
    } finally {
      await db.destroy()
    }
  })
})
