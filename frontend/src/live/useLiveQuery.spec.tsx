import { fakeServer } from '../testing/fakeSocket'
import type { ApolloCache, TypedDocumentNode } from '@apollo/client'
import { useQuery, useSubscription } from '@apollo/client/react'
import { act, cleanup, screen } from '@testing-library/react'
import { parse } from 'graphql'
import { client } from '../api/apollo/client'
import type { QueryField } from '../api/operationTypes'
import { errorResponse, mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { useLiveQuery } from './useLiveQuery'

/* A live query that the product does not have. parse() returns untyped documents. */
const COURTS = parse('query Courts { courts }') as TypedDocumentNode<{ courts: string }>
type CourtsChanged = { courtsChanged: string | null }
const CHANGED = parse(
  'subscription CourtsChanged { courtsChanged }',
) as TypedDocumentNode<CourtsChanged>

const useCourtsChanged = (options: useSubscription.Options<CourtsChanged, Record<string, never>>) =>
  useSubscription(CHANGED, { client, ...options })
/* The schema has no such query. */
const fields = ['courts'] as unknown as QueryField[]

/** Writes an event with complete data into the cache. */
function update(cache: ApolloCache, { courtsChanged: courts }: CourtsChanged): boolean {
  if (courts === null) return false
  cache.writeQuery({ query: COURTS, data: { courts } })
  return true
}

function Courts() {
  const { data } = useQuery(COURTS, { client })
  const { isLive, since } = useLiveQuery(useCourtsChanged, { update, fields })
  return (
    <p>
      {`${data?.courts ?? 'nothing'}, ${isLive ? 'live' : 'not live'} since ${since.toISOString().slice(11, 19)}`}
    </p>
  )
}

const shown = () => screen.getByText(/since/).textContent
const onServer = (happens: () => void) =>
  act(async () => {
    happens()
    await jest.advanceTimersByTimeAsync(0)
  })

/** Advances the timers in steps: React starts an effect's timer only at the end of each. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= STEP)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP) * 1000))
  await onServer(() => undefined)
}
const STEP = 1
/** The longest pause before a retry, and a second. */
const LONGEST_PAUSE = 31

let courts = ''
/** The code with which the server refuses the data. */
let failure: string | undefined
let asked: unknown[] = []

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-07-01T10:42:00Z') })
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  courts = 'one open'
  failure = undefined
  asked = mockServer({
    Courts: () => (failure ? errorResponse(failure, 'Busy') : { data: { courts } }),
  })
})

afterEach(async () => {
  cleanup()
  // The connection closes shortly after its last subscription ends.
  await jest.advanceTimersByTimeAsync(0)
  fakeServer.refuse(false)
  fakeServer.refuseSubscriptions(undefined)
  fakeServer.silence(false)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function openCourts() {
  await renderWithApi(<Courts />)
  await pass(0)
}

describe('useLiveQuery', () => {
  it('is live once the connection is open, and shows an event, without another request', async () => {
    await openCourts()
    expect(shown()).toBe('one open, live since 10:42:00')
    await onServer(() => fakeServer.push({ courtsChanged: 'two open' }))
    expect(shown()).toBe('two open, live since 10:42:00')
    expect(asked).toHaveLength(1)
  })

  it('refetches for an event that the cache cannot show, and is live meanwhile', async () => {
    await openCourts()
    courts = 'three open'
    act(() => fakeServer.push({ courtsChanged: null }))
    expect(shown()).toBe('one open, live since 10:42:00')
    await pass(0)
    expect(shown()).toBe('three open, live since 10:42:00')
  })

  it('is not live between losing the connection and the refetch', async () => {
    await openCourts()
    await pass(10)
    courts = 'two open'
    fakeServer.refuse(true)
    await onServer(() => fakeServer.drop())
    expect(shown()).toBe('one open, not live since 10:42:10')
    await pass(20)
    expect(shown()).toBe('one open, not live since 10:42:10')
    expect(asked).toHaveLength(1)
    fakeServer.refuse(false)
    await pass(LONGEST_PAUSE)
    expect(shown()).toMatch(/^two open, live since 10:42:[2-5]/)
    expect(asked).toHaveLength(2)
  })

  it('reconnects when the server sends no pong', async () => {
    await openCourts()
    fakeServer.silence(true)
    await pass(21)
    expect(shown()).toBe('one open, not live since 10:42:20')
    fakeServer.silence(false)
    await pass(30)
    expect(shown()).toMatch(/, live since 10:42:/)
  })

  it('resubscribes a second after the server has ended the subscription', async () => {
    await openCourts()
    courts = 'two open'
    await onServer(() => fakeServer.complete())
    await pass(0.75)
    expect(fakeServer.isSubscribed()).toBe(false)
    expect(shown()).toBe('one open, not live since 10:42:00')
    await pass(0.5)
    expect(fakeServer.isSubscribed()).toBe(true)
    expect(shown()).toBe('two open, live since 10:42:01')
  })

  it('retries a refused subscription after 1 s to 30 s, and is never live meanwhile', async () => {
    await openCourts()
    const before = fakeServer.countSubscriptions()
    fakeServer.refuseSubscriptions('RATE_LIMITED')
    await onServer(() => fakeServer.complete())
    for (const [index, pause] of [1, 2, 4, 8, 16, 30].entries()) {
      await pass(pause - 0.5)
      expect(fakeServer.countSubscriptions() - before).toBe(index)
      await pass(0.5)
      expect(fakeServer.countSubscriptions() - before).toBe(index + 1)
      expect(shown()).toBe('one open, not live since 10:42:00')
    }
  })

  it('resets the pause to a second after an event', async () => {
    await openCourts()
    fakeServer.refuseSubscriptions('RATE_LIMITED')
    await onServer(() => fakeServer.complete())
    await pass(8)
    fakeServer.refuseSubscriptions(undefined)
    await pass(10)
    await onServer(() => fakeServer.push({ courtsChanged: 'two open' }))
    await onServer(() => fakeServer.complete())
    await pass(1.25)
    expect(fakeServer.isSubscribed()).toBe(true)
  })

  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_OPEN_YET'])(
    'does not retry after %s, and reads the data again if the right has ended',
    async code => {
      await openCourts()
      failure = code
      await onServer(() => fakeServer.refuseWith(code))
      await pass(LONGEST_PAUSE)
      expect(fakeServer.isSubscribed()).toBe(false)
      expect(shown()).toBe('one open, not live since 10:42:00')
      expect(asked).toHaveLength(2)
    },
  )

  it('retries when the refetch fails', async () => {
    await openCourts()
    courts = 'two open'
    failure = 'SERVICE_UNAVAILABLE'
    await onServer(() => fakeServer.complete())
    await pass(1.25)
    expect(shown()).toBe('one open, not live since 10:42:00')
    failure = undefined
    await pass(2)
    expect(shown()).toBe('two open, live since 10:42:03')
  })

  it('stays not live after a refetch that began before the connection was lost again', async () => {
    await openCourts()
    const answers: (() => void)[] = []
    asked = mockServer({
      Courts: () =>
        new Promise(resolve => answers.push(() => resolve({ data: { courts: 'two open' } }))),
    })
    await onServer(() => fakeServer.drop())
    await pass(1.25)
    expect(asked).toHaveLength(1)
    fakeServer.refuse(true)
    await onServer(() => fakeServer.drop())
    fakeServer.refuse(false)
    await pass(5)
    await onServer(() => answers[0]?.())
    expect(shown()).toBe('two open, not live since 10:42:00')
    await onServer(() => answers[1]?.())
    expect(shown()).toMatch(/^two open, live since/)
  })
})
