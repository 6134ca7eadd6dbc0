import { Column, Index } from 'typeorm'
import { INSERT_POSITION } from '../pagination/followed-list'
import { db } from './data-source'

/**
 * Declares the column by which the table's list can be followed (ADR-38). PostgreSQL sets it when
 * it inserts the row. Only the confirmation of a newsletter address changes it (MAIL-20).
 */
export const InsertPosition = (): PropertyDecorator => (target, property) => {
  Column({
    type: 'bigint',
    default: () => 'insert_position()',
    select: false,
    insert: false,
    update: false,
  })(target, property)
  Index([INSERT_POSITION, 'id'])(target.constructor)
}

/**
 * The history of transaction ids that the database continues: the PostgreSQL cluster and its
 * timeline.
 */
const HISTORY = `(SELECT system_identifier FROM pg_control_system()) || '/' ||
  left(pg_walfile_name(pg_current_wal_lsn()), 8)`

/**
 * Begins a new epoch if transaction ids may repeat: after a restore, an upgrade or a failover.
 * Positions of a new epoch are higher than all earlier ones. So it waits for transactions that have
 * inserted rows: they have read the table and hold its lock.
 */
export async function updateInsertEpoch(): Promise<void> {
  await db.transaction(async em => {
    const known = await em.query<object[]>(`SELECT FROM insert_epoch WHERE history = ${HISTORY}`)
    if (known.length > 0) return
    await em.query('LOCK TABLE insert_epoch IN ACCESS EXCLUSIVE MODE')
    await em.query(
      `INSERT INTO insert_epoch (epoch, history) SELECT 0, ${HISTORY}
       ON CONFLICT ("isOnly") DO UPDATE
         SET epoch = insert_epoch.epoch + 1, history = excluded.history`,
    )
  })
}
