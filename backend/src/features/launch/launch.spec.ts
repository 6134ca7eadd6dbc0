import { person } from '../../../test/factories'
import { Caller } from '../../../test/caller'
import { invalidField, startApi } from '../../../test/harness'
import { SendWaveDocument } from '../../../test/operations'
import { rounds } from '../../../test/rounds'
import { outcomesOf, records } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  defaults,
  expireOffers,
  launch,
  preview,
  sendNewWave,
  setLaunchPhase,
  setPhase,
} from '../../../test/waves'
import { runJobNow } from '../../../test/jobs'
import { db } from '../../database/data-source'
import { provisionLaunch } from './launch.service'

const api = startApi()
checkWaitlistAfterEach()

/** Every second turn begins with the other call. */
const TURNS = rounds(2, 10)

const step = (from: string, to: string) => ({ input: { from, to } })

test('launch: everybody reads the phase, which is waitlist at first', async () => {
  expect((await api.visitor.ok(launch)).launch).toMatchObject({ phase: 'waitlist' })
})

test('launch: the team moves it on and back, one step at a time, and each step is recorded', async () => {
  const caller = await api.team()
  const steps = ['waitlist', 'memberships', 'booking', 'memberships', 'waitlist']
  for (const [index, to] of steps.slice(1).entries()) {
    const from = steps[index] ?? ''
    expect((await caller.ok(setLaunchPhase, step(from, to))).setLaunchPhase).toMatchObject({
      phase: to,
    })
    expect((await api.visitor.ok(launch)).launch).toMatchObject({ phase: to })
    expect((await records())[index]).toMatchObject({
      action: 'launch_phase',
      before: { phase: from },
      after: { phase: to },
    })
  }
})

test('launch: refuses two steps, no step, another phase and the wrong person', async () => {
  const caller = await api.team()
  const bad = invalidField('to')
  expect(await caller.fails(setLaunchPhase, step('waitlist', 'booking'))).toMatchObject(bad)
  expect(await caller.fails(setLaunchPhase, step('waitlist', 'waitlist'))).toMatchObject(bad)
  expect(await caller.fails(setLaunchPhase, step('memberships', 'booking'))).toMatchObject({
    code: 'CONFLICT',
  })
  const on = step('waitlist', 'memberships')
  expect(await api.visitor.fails(setLaunchPhase, on)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const member = await api.as(await person())
  expect(await member.fails(setLaunchPhase, on)).toMatchObject({ code: 'FORBIDDEN' })
  expect((await api.visitor.ok(launch)).launch).toMatchObject({ phase: 'waitlist' })
  expect(await records()).toEqual([])
})

test('launch: of identical steps one succeeds', async () => {
  const caller = await api.team()
  const tries = Array.from({ length: 5 }, () =>
    caller.ok(setLaunchPhase, step('waitlist', 'memberships')),
  )
  const outcomes = await outcomesOf(tries)
  expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('CONFLICT'), 'ok'])
  expect(await records()).toHaveLength(1)
})

test('launch: goes back to waitlist only without open offers', async () => {
  await setPhase('memberships')
  await createWaiting(2, api.now())
  const caller = await api.team()
  const back = step('memberships', 'waitlist')
  for (const message of [
    'One offer is open. Please withdraw it first.',
    '2 offers are open. Please withdraw them first.',
  ]) {
    await sendNewWave(caller, { size: 1 })
    expect(await caller.fails(setLaunchPhase, back)).toMatchObject({ code: 'CONFLICT', message })
  }
  await expireOffers()
  await runJobNow('offers_pass_on')
  await caller.ok(setLaunchPhase, back)
})

test('launch: going back against sending a wave leaves no open offer in phase waitlist', async () => {
  const caller = await api.team()
  for (let turn = 0; turn < TURNS; turn++) {
    await setPhase('memberships')
    await createWaiting(1, api.now())
    const { digest } = await preview(caller, { size: 1 })
    const input = { ...defaults, size: 1, digest }
    const tries = [
      caller.ok(setLaunchPhase, step('memberships', 'waitlist')),
      caller.ok(SendWaveDocument, { input }),
    ]
    const outcomes = await outcomesOf(turn % 2 ? tries : tries.toReversed())
    expect(outcomes.filter(one => one === 'ok')).toHaveLength(1)
    const [row] = await db.query<{ phase: string; open: number }[]>(
      `SELECT phase, (SELECT count(*)::int FROM offer WHERE state = 'open') AS open FROM launch`,
    )
    expect(row).toEqual(
      row?.open ? { phase: 'memberships', open: 1 } : { phase: 'waitlist', open: 0 },
    )
    await expireOffers()
    await runJobNow('offers_pass_on')
  }
})

test('launch: every server knows the new phase at once', async () => {
  const other = await api.another()
  const visitor = new Caller(() => other.base)
  await visitor.ok(launch)
  await (await api.team()).ok(setLaunchPhase, step('waitlist', 'memberships'))
  expect((await visitor.ok(launch)).launch).toMatchObject({ phase: 'memberships' })
})

test('launch: provisioning again keeps the phase, and the database refuses a second row', async () => {
  await setPhase('booking')
  await provisionLaunch()
  expect((await api.visitor.ok(launch)).launch).toMatchObject({ phase: 'booking' })
  await expect(db.query('INSERT INTO launch DEFAULT VALUES')).rejects.toThrow('launch_one_unique')
})
