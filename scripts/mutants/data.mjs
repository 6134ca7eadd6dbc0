/** Defects in backups, restores, the command-line commands, and lists that are followed. */

const drill = ['backend/test/restore-drill.spec.ts']
const damaged = ['backend/src/backup/damaged-backups.spec.ts']
const schedule = ['backend/src/backup/scheduled-backup.spec.ts']
const jobs = ['backend/src/jobs/job-runner.spec.ts']
const operator = ['backend/src/features/members/operator-changes.spec.ts']
const start = ['backend/src/server-migrate.spec.ts']
const DATABASE = 'backend/src/backup/backup-database.ts'
const RESTORE = 'backend/src/backup/restore-database.ts'
const TABLES = 'backend/src/backup/backup-tables.ts'
const READER = 'backend/src/backup/backup-reader.ts'
const FILE = 'backend/src/backup/backup-file.ts'
const RUN_JOB = 'backend/src/jobs/run-job.ts'
const RUNNER = 'backend/src/jobs/job-runner.ts'
const followed = ['backend/src/pagination/followed-list.spec.ts']
const teamLists = ['backend/src/pagination/team-lists.spec.ts']
const positions = ['backend/src/database/insert-position.spec.ts']
const FOLLOWED = 'backend/src/pagination/followed-list.ts'
const POSITION = 'backend/src/database/insert-position.ts'
const FLOOR = 'backend/src/database/migrations/1795570000000-followed-lists.ts'
const OPERATOR = 'backend/src/features/members/operator-changes.service.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const data = [
  { name: 'a backup mixes several points in time', file: DATABASE, find: 'REPEATABLE READ READ ONLY', replace: 'READ COMMITTED READ ONLY', specs: drill },
  { name: 'a backup contains sessions', file: TABLES, find: ", 'session',", replace: ',', specs: drill },
  { name: 'all users can read a backup file', file: FILE, find: 'mode: 0o600', replace: 'mode: 0o644', specs: drill },
  { name: 'a backup that fails leaves a file', file: FILE, find: '    await rm(unfinished, { force: true })\n', replace: '', specs: drill },
  { name: 'triggers change restored rows', file: RESTORE, find: 'DISABLE TRIGGER USER', replace: 'ENABLE TRIGGER USER', specs: drill },
  { name: 'a restore resets sequences', file: RESTORE, find: 'await setSequences(client, line)', replace: 'void setSequences', specs: drill },
  { name: 'a restore does not compare the contents', file: RESTORE, find: 'for (const table of tables) await requireSameContents(client, table)', replace: 'void requireSameContents', specs: damaged },
  { name: 'a restore accepts a database with tables', file: RESTORE, find: '  await refuseTables(client)\n', replace: '  void refuseTables\n', specs: damaged },
  { name: 'a backup’s checksum is not checked', file: READER, find: 'line.sha256 !== expected || ', replace: '', specs: damaged },
  { name: 'bytes after the end of a backup are ignored', file: READER, find: ' && this.unpacked.bytesWritten === this.bytes', replace: '', specs: damaged },
  { name: 'each server runs every job', file: RUN_JOB, find: 'if (!(await claim(name, lastStart, startedAt))) return', replace: 'await claim(name, lastStart, startedAt)', specs: jobs },
  { name: 'two servers run the same job at once', file: 'backend/src/database/advisory-locks.ts', find: 'if (await isHeld(holder, lock, [JOB_LOCKS, job])) await work()', replace: 'await isHeld(holder, lock, [JOB_LOCKS, job])\n    await work()', specs: jobs },
  { name: 'a stop does not wait for jobs', file: RUNNER, find: '      await Promise.all(running.values())\n', replace: '', specs: jobs },
  { name: 'a stop does not abort jobs', file: RUNNER, find: 'stopped.abort()', replace: 'void stopped', specs: jobs },
  { name: 'an aborted run counts as started', file: RUN_JOB, find: 'signal.aborted ? giveBack(name, lastStart)', replace: 'signal.aborted ? undefined', specs: jobs },
  { name: 'jobs run on a read-only database', file: RUNNER, find: '!isMigrated || isReadOnly', replace: '!isMigrated', specs: jobs },
  { name: 'jobs run before the migrations', file: RUNNER, find: '!isMigrated || isReadOnly', replace: 'isReadOnly', specs: jobs },
  { name: 'a failed job runs again at once', file: RUN_JOB, find: 'failures = failures + 1, "failedAt" = $2', replace: '"startedAt" = NULL, failures = failures + 1, "failedAt" = $2', specs: jobs },
  { name: 'a failed backup is retried only the next day', file: 'backend/src/features/backups/backups.feature.ts', find: '      retryMs: 10 * MINUTE_MS,\n', replace: '', specs: schedule },
  { name: 'other files are deleted with old backups', file: FILE, find: 'isOurs && now.getTime()', replace: 'now.getTime()', specs: schedule },
  { name: 'a followed list has no floor', file: FOLLOWED, find: '  list.filter(() => `${position} < (SELECT insert_floor())`)\n', replace: '', specs: followed },
  { name: 'the floor is computed for each row', file: FOLLOWED, find: '< (SELECT insert_floor())', replace: '< insert_floor()', specs: followed },
  { name: 'the floor ignores running transactions', file: FLOOR, find: '(SELECT min(running::text::bigint) FROM', replace: '(SELECT NULL::bigint FROM', specs: followed },
  { name: 'another database delays followed lists', file: FLOOR, find: '       WHERE NOT EXISTS (${RUNS_ELSEWHERE})),', replace: '       WHERE EXISTS (${RUNS_ELSEWHERE}) OR true),', specs: followed },
  { name: 'the floor ignores this database', file: FLOOR, find: ' AND datname <> current_database()', replace: '', specs: followed },
  { name: 'rows of an earlier cluster hide a followed list’s rows', file: POSITION, find: 'epoch = insert_epoch.epoch + 1, ', replace: '', specs: positions },
  { name: 'each start begins a new epoch', file: POSITION, find: '    if (known.length > 0) return\n', replace: '    void known\n', specs: positions },
  { name: 'a new epoch does not wait for rows of the earlier one', file: POSITION, find: 'IN ACCESS EXCLUSIVE MODE', replace: 'IN ACCESS SHARE MODE', specs: positions, test: 'is inserting' },
  { name: 'createdAfter leaves out its instant', file: FOLLOWED, find: '${column} >= ${value(createdAfter)}', replace: '${column} > ${value(createdAfter)}', specs: teamLists },
  { name: 'createdBefore includes its instant', file: FOLLOWED, find: '${column} < ${value(createdBefore)}', replace: '${column} <= ${value(createdBefore)}', specs: teamLists },
  { name: 'an empty period is not refused', file: FOLLOWED, find: 'createdBefore <= createdAfter', replace: 'createdBefore < createdAfter', specs: teamLists },
  { name: 'a followed waitlist takes another order', file: 'backend/src/features/waitlist/waitlist-list.service.ts', find: 'if (page.follow && isSorted)', replace: 'if (page.follow && !isSorted && sort === WaitlistSort.name)', specs: teamLists },
  { name: 'sessions stay valid after a change by the operator', file: OPERATOR, find: '    await endAllSessions(account.id, em)\n', replace: '', specs: operator },
  { name: 'the operator’s password for the team may be short', file: OPERATOR, find: 'teamMessage(password) : rules', replace: 'rules.newPassword(password) : rules', specs: operator },
  { name: 'a start does not wait for the migrations', file: 'backend/src/server.ts', find: 'if (!env.migrates) await', replace: 'if (!env) await', specs: start },
]
