import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { SetWaitlistStatusDocument } from '../../../test/operations'
import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { WaitlistEntry } from './waitlist-entry.entity'
import { joinWaitlist } from './waitlist.service'

const api = startApi()
const [waiting, invited, joined] = ['waiting', 'invited', 'joined'] as const

const UNDO = parse(`mutation ($input: UndoWaitlistStatusInput!) {
  undoWaitlistStatus(input: $input) { id status }
}`) as TypedDocumentNode<{ undoWaitlistStatus: { id: string; status: string } }, object>

const records = () => db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })

async function start() {
  const { entry } = await joinWaitlist(await person(), {}, api.now())
  const { id } = entry
  const admin = async () => {
    const user = await teamMember()
    const caller = await api.as(user)
    const input = { id }
    return {
      user,
      move: (from: typeof waiting | typeof invited, to: typeof invited | typeof joined) =>
        caller.ok(SetWaitlistStatusDocument, { input: { id, from, to } }),
      undo: async () => (await caller.ok(UNDO, { input })).undoWaitlistStatus.status,
      undoFails: () => caller.fails(UNDO, { input }),
    }
  }
  const status = async () => (await db.getRepository(WaitlistEntry).findOneByOrFail({ id })).status
  return { id, status, ana: await admin(), bo: await admin() }
}

const conflict = (status: string) => ({
  code: 'CONFLICT',
  message: `#1 is ${status} by now, so nothing was changed; please look again.`,
})

test('undoWaitlistStatus: undoes the actor’s own latest change and writes an audit record', async () => {
  const { id, status, ana } = await start()
  await ana.move(waiting, invited)
  expect(await ana.undo()).toBe(waiting)
  expect(await status()).toBe(waiting)
  expect(await records()).toMatchObject([
    { action: 'waitlist_status', before: { status: waiting }, after: { status: invited } },
    {
      action: 'waitlist_undo',
      actorId: ana.user.id,
      actorEmail: ana.user.email,
      subjectId: id,
      before: { status: invited },
      after: { status: waiting },
    },
  ])
})

test('undoWaitlistStatus: returns a joined entry to invited, which no step does', async () => {
  const { status, ana } = await start()
  await ana.move(waiting, invited)
  await ana.move(invited, joined)
  expect(await ana.undo()).toBe(invited)
  expect(await status()).toBe(invited)
})

test('undoWaitlistStatus: refuses a second undo', async () => {
  const { status, ana } = await start()
  await ana.move(waiting, invited)
  await ana.move(invited, joined)
  await ana.undo()
  expect(await ana.undoFails()).toMatchObject(conflict(invited))
  expect(await status()).toBe(invited)
  expect(await records()).toHaveLength(3)
})

test('undoWaitlistStatus: refuses to undo another’s change', async () => {
  const { status, ana, bo } = await start()
  await ana.move(waiting, invited)
  expect(await bo.undoFails()).toMatchObject(conflict(invited))
  await bo.move(invited, joined)
  expect(await ana.undoFails()).toMatchObject(conflict(joined))
  expect(await status()).toBe(joined)
})

test('undoWaitlistStatus: works again after a new change', async () => {
  const { ana } = await start()
  await ana.move(waiting, invited)
  await ana.undo()
  await ana.move(waiting, invited)
  expect(await ana.undo()).toBe(waiting)
})

test('undoWaitlistStatus: one of 20 at once succeeds', async () => {
  const { status, ana } = await start()
  await ana.move(waiting, invited)
  const ends = await Promise.all(
    Array.from({ length: 20 }, () =>
      ana.undo().catch((error: unknown) => (/CONFLICT/.test(String(error)) ? 'conflict' : 'other')),
    ),
  )
  expect(ends.filter(end => end === waiting)).toHaveLength(1)
  expect(ends.filter(end => end === 'conflict')).toHaveLength(19)
  expect(await status()).toBe(waiting)
  expect(await records()).toHaveLength(2)
})

test('undoWaitlistStatus: NOT_FOUND without a change, and refuses an invalid id', async () => {
  const { ana, status } = await start()
  expect(await ana.undoFails()).toMatchObject({ code: 'NOT_FOUND' })
  const caller = await api.as(ana.user)
  const ask = (id: string) => caller.fails(UNDO, { input: { id } })
  expect(await ask('f3b0c442-98fc-4c14-9afb-f4c8996fb924')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await ask('nonsense')).toMatchObject({ fields: [{ field: 'id' }] })
  expect(await status()).toBe(waiting)
})
