import {
  INSERT,
  closeConnections,
  connect,
  createFollower,
  emailOf,
  insertInto,
} from '../../test/followed-list'
import { startApi } from '../../test/harness'
import { db } from './data-source'
import { updateInsertEpoch } from './insert-position'

const api = startApi()

afterEach(async () => {
  await closeConnections()
  await db.query('DELETE FROM insert_epoch')
})

const startFollowing = async () => createFollower([await api.team()])

/** Waits until a transaction waits for the table's lock. */
async function untilLocked(table: string): Promise<void> {
  const waiting = 'SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted'
  while ((await db.query<object[]>(waiting, [table])).length === 0);
}

describe('followed lists: after a restore, an upgrade or a failover', () => {
  const positionOf = async (email: string) => {
    const [row] = await db.query<{ position: string }[]>(
      'SELECT "insertPosition" AS position FROM newsletter_subscription WHERE email = $1',
      [email],
    )
    return BigInt(row?.position ?? -1)
  }

  const FROM_ANOTHER_CLUSTER = `UPDATE insert_epoch SET history = '7000000000000000001/00000001'`

  test('return the restored rows, and later rows after them', async () => {
    await updateInsertEpoch()
    await db.query(INSERT, [emailOf('restored')])
    // The former cluster had run far more transactions.
    await db.query(`UPDATE newsletter_subscription SET "insertPosition" = 1000000000000`)
    await db.query(FROM_ANOTHER_CLUSTER)
    const follower = await startFollowing()
    expect(await follower.poll()).toEqual([])
    await updateInsertEpoch()
    expect(await follower.next(1)).toEqual([emailOf('restored')])
    await db.query(INSERT, [emailOf('later')])
    expect(await follower.next(1)).toEqual([emailOf('later')])
  })

  test('wait for rows that another server is inserting', async () => {
    await updateInsertEpoch()
    await db.query(FROM_ANOTHER_CLUSTER)
    const client = await connect()
    await insertInto(client, emailOf('open'))
    const updated = updateInsertEpoch()
    await untilLocked('insert_epoch')
    await client.query('COMMIT')
    await updated
    await db.query(INSERT, [emailOf('later')])
    const follower = await startFollowing()
    expect(await follower.next(2)).toEqual([emailOf('open'), emailOf('later')])
  })

  test('keep the epoch at each later start', async () => {
    await updateInsertEpoch()
    await db.query(INSERT, [emailOf(1)])
    await updateInsertEpoch()
    await db.query(INSERT, [emailOf(2)])
    const distance = (await positionOf(emailOf(2))) - (await positionOf(emailOf(1)))
    expect(distance > 0n && distance < 1_000_000n).toBe(true)
  })
})
