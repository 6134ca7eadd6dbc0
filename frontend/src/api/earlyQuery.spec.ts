import { renderHook, waitFor } from '@testing-library/react'
import { errorResponse, mockServer } from '../testing/mockServer'
import { actAsync } from '../testing/actAsync'
import { apolloChunk } from './apolloChunk'
import { useWaitlistStatsQuery } from './generated'

let spotsRemaining = 78
const stats = {
  WaitlistStats: () => ({
    data: {
      waitlistStats: {
        __typename: 'WaitlistStats',
        dailySignups: 80 - spotsRemaining,
        spotsRemaining,
        total: 20,
        capacity: 225,
        resetsAt: '2026-11-22T05:00:00.000Z',
      },
    },
  }),
}

/** What components are told, one after the other. */
function show(...options: Parameters<typeof useWaitlistStatsQuery>) {
  const { result, unmount } = renderHook(() => useWaitlistStatsQuery(...options))
  return { result, unmount, spots: () => result.current.data?.waitlistStats.spotsRemaining }
}

/** What Apollo's cache holds. */
async function cachedSpots() {
  const { client, documents } = await apolloChunk.load()
  return client.readQuery({ query: documents.WaitlistStatsDocument })?.waitlistStats.spotsRemaining
}

beforeEach(() => {
  spotsRemaining = 78
})

// In this order: the last test loads Apollo Client, which stays.
describe('early query', () => {
  it('is asked without Apollo Client, once for all that show it', async () => {
    const asked = mockServer(stats)
    const first = show()
    const second = show({ fetchPolicy: 'network-only' })
    expect(first.result.current).toMatchObject({ data: undefined, loading: true })
    await waitFor(() => expect(first.spots()).toBe(78))
    expect(second.result.current).toMatchObject({ data: { waitlistStats: {} }, loading: false })
    expect(asked).toHaveLength(1)
    expect(apolloChunk.current()).toBeUndefined()
  })

  it('gives what was known before, unless it is to come from the network', async () => {
    mockServer({})
    const before = show()
    expect(before.spots()).toBe(78)
    before.unmount()
    const { result, spots } = show({ fetchPolicy: 'network-only' })
    expect(spots()).toBeUndefined()
    await waitFor(() => expect(result.current.error).toBeDefined())
    expect(result.current).toMatchObject({ data: undefined, loading: false })
  })

  it('is asked anew beside a component that shows what was known', async () => {
    const asked = mockServer(stats)
    spotsRemaining = 41
    const known = show()
    expect(known.spots()).toBe(78)
    expect(asked).toEqual([])
    const anew = show({ fetchPolicy: 'network-only' })
    expect(anew.spots()).toBeUndefined()
    await waitFor(() => expect(anew.spots()).toBe(41))
    expect(known.spots()).toBe(41)
    expect(asked).toHaveLength(1)
  })

  it('is asked by a component that shows it after a refetch which no component showed', async () => {
    mockServer(stats)
    const { result } = show({ skip: true })
    await actAsync(() => result.current.refetch())
    const asked = mockServer(stats)
    const anew = show({ fetchPolicy: 'network-only' })
    expect(anew.result.current).toMatchObject({ data: undefined, loading: true })
    await waitFor(() => expect(anew.spots()).toBe(78))
    expect(asked).toHaveLength(1)
  })

  it('asks nothing while it is skipped, and answers who refetches', async () => {
    const asked = mockServer(stats)
    const { result } = show({ skip: true })
    expect(result.current.loading).toBe(false)
    expect(asked).toEqual([])
    await actAsync(() => result.current.refetch())
    expect(asked).toHaveLength(1)
    mockServer({ WaitlistStats: () => errorResponse('RATE_LIMITED', 'Too many tries.') })
    await actAsync(() => expect(result.current.refetch()).rejects.toThrow('refused'))
  })

  it('hands its answer to Apollo’s cache, and follows that from then on', async () => {
    const asked = mockServer(stats)
    const { spots } = show()
    await waitFor(() => expect(spots()).toBe(78))
    const before = asked.length
    const { client, documents } = await actAsync(apolloChunk.load)
    await waitFor(async () => expect(await cachedSpots()).toBe(78))
    expect(asked).toHaveLength(before)
    const take = () =>
      actAsync(() =>
        client.cache.modify({
          id: client.cache.identify({ __typename: 'WaitlistStats' }),
          fields: { spotsRemaining: (count: number) => count - 1 },
        }),
      )
    await take()
    await waitFor(() => expect(spots()).toBe(77))
    // Somebody signs in.
    await actAsync(() => client.clearStore())
    expect(spots()).toBe(77)
    await take()
    await waitFor(() => expect(spots()).toBe(76))
    spotsRemaining = 12
    await actAsync(() => client.refetchQueries({ include: [documents.WaitlistStatsDocument] }))
    await waitFor(() => expect(spots()).toBe(12))
  })
})
