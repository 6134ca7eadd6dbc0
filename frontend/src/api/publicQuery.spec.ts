import { renderHook, waitFor } from '@testing-library/react'
import { errorResponse, mockServer } from '../testing/mockServer'
import { actAsync } from '../testing/actAsync'
import { apolloChunk } from './apolloChunk'
import { PublicQuery, usePublicQuery } from './publicQuery'

interface Figures {
  places: number
}

let places = 78
const answers = { Places: () => ({ data: { places } }) }
const query = new PublicQuery<Figures>('query Places { places }')

/** Renders a component that uses the query. */
function show() {
  const { result, unmount } = renderHook(() => usePublicQuery(query))
  return { result, unmount, places: () => result.current.data?.places }
}

beforeEach(() => {
  places = 78
})

describe('public query', () => {
  it('is sent without Apollo Client, once for all components that show it', async () => {
    const operations = mockServer(answers)
    const first = show()
    const second = show()
    expect(first.result.current).toEqual({ loading: true })
    await waitFor(() => expect(first.places()).toBe(78))
    expect(second.result.current).toEqual({ data: { places: 78 }, loading: false })
    const third = show()
    expect(third.places()).toBe(78)
    expect(operations).toHaveLength(1)
    expect(apolloChunk.current()).toBeUndefined()
  })

  it('forgets its data with the last component that shows it', async () => {
    mockServer(answers)
    const before = show()
    await waitFor(() => expect(before.places()).toBe(78))
    before.unmount()
    mockServer({ Places: () => errorResponse('RATE_LIMITED', 'Too many tries.') })
    const { result } = show()
    expect(result.current).toEqual({ loading: true })
    await waitFor(() => expect(result.current.loading).toBe(false))
    expect(result.current.data).toBeUndefined()
  })

  it('shows the response of a refetch; a failed one keeps the data and rejects', async () => {
    mockServer(answers)
    const { places: shown } = show()
    await waitFor(() => expect(shown()).toBe(78))
    places = 41
    await actAsync(query.refetch)
    expect(shown()).toBe(41)
    mockServer({ Places: () => errorResponse('RATE_LIMITED', 'Too many tries.') })
    await actAsync(() => expect(query.refetch()).rejects.toThrow('refused'))
    expect(shown()).toBe(41)
  })

  it('is sent by a component that mounts after a refetch without components', async () => {
    mockServer(answers)
    await query.refetch()
    const operations = mockServer(answers)
    const { result } = show()
    expect(result.current).toEqual({ loading: true })
    await waitFor(() => expect(result.current.loading).toBe(false))
    expect(operations).toHaveLength(1)
  })
})
