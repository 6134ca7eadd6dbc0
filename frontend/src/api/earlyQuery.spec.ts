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

/** Renders a component that uses the query. */
function show(...options: Parameters<typeof useWaitlistStatsQuery>) {
  const { result, unmount } = renderHook(() => useWaitlistStatsQuery(...options))
  return { result, unmount, spots: () => result.current.data?.waitlistStats.spotsRemaining }
}

/** Returns the spots in Apollo's cache. */
async function cachedSpots() {
  const { client, documents } = await apolloChunk.load()
  return client.readQuery({ query: documents.WaitlistStatsDocument })?.waitlistStats.spotsRemaining
}

beforeEach(() => {
  spotsRemaining = 78
})

// The order matters: the last test loads Apollo Client, which stays loaded.
describe('early query', () => {
  it('is sent without Apollo Client, once for all components that show it', async () => {
    const asked = mockServer(stats)
    const first = show()
    const second = show({ fetchPolicy: 'network-only' })
    expect(first.result.current).toMatchObject({ data: undefined, loading: true })
    await waitFor(() => expect(first.spots()).toBe(78))
    expect(second.result.current).toMatchObject({ data: { waitlistStats: {} }, loading: false })
    expect(asked).toHaveLength(1)
    expect(apolloChunk.current()).toBeUndefined()
  })

  it('returns the known data, except with network-only', async () => {
    mockServer({})
    const before = show()
    expect(before.spots()).toBe(78)
    before.unmount()
    const { result, spots } = show({ fetchPolicy: 'network-only' })
    expect(spots()).toBeUndefined()
    await waitFor(() => expect(result.current.error).toBeDefined())
    expect(result.current).toMatchObject({ data: undefined, loading: false })
  })

  it('is sent again for network-only beside a component that shows known data', async () => {
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

  it('is sent by a component that mounts after a refetch without components', async () => {
    mockServer(stats)
    const { result } = show({ skip: true })
    await actAsync(() => result.current.refetch())
    const asked = mockServer(stats)
    const anew = show({ fetchPolicy: 'network-only' })
    expect(anew.result.current).toMatchObject({ data: undefined, loading: true })
    await waitFor(() => expect(anew.spots()).toBe(78))
    expect(asked).toHaveLength(1)
  })

  it('sends nothing while it is skipped, and still refetches', async () => {
    const asked = mockServer(stats)
    const { result } = show({ skip: true })
    expect(result.current.loading).toBe(false)
    expect(asked).toEqual([])
    await actAsync(() => result.current.refetch())
    expect(asked).toHaveLength(1)
    mockServer({ WaitlistStats: () => errorResponse('RATE_LIMITED', 'Too many tries.') })
    await actAsync(() => expect(result.current.refetch()).rejects.toThrow('refused'))
  })

  it('writes its data into Apollo’s cache, and follows the cache afterwards', async () => {
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
