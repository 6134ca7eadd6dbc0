import { act, renderHook, waitFor } from '@testing-library/react'
import { errorResponse, mockServer } from '../testing/mockServer'
import { person } from '../testing/sessionFixtures'
import { client } from '../api/apollo/client'
import { invalidate } from '../api/apollo/invalidate'
import { MyWaitlistEntryDocument } from '../api/apollo/own.generated'
import { LogoutDocument } from '../api/apollo/session.generated'
import {
  initSession,
  endSession,
  recheckSession,
  refreshSession,
  startSession,
  useSession,
} from './session'

const camila = person()
const signedIn = { status: 'signedIn', user: camila }
const me = (user: typeof camila | null) => ({ data: { me: user } })

const session = () => renderHook(useSession).result

async function signIn() {
  mockServer({ Me: () => me(camila) })
  initSession('loading')
  const result = session()
  await waitFor(() => expect(result.current).toEqual(signedIn))
  return result
}

beforeEach(async () => {
  await client.clearStore()
})

describe('session', () => {
  it('is signed out when the cookie was stale', async () => {
    mockServer({ Me: () => me(null) })
    initSession('loading')
    const result = session()
    await waitFor(() => expect(result.current).toEqual({ status: 'signedOut' }))
  })

  it('is unverified when the server cannot be reached, until it can', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    mockServer({})
    initSession('loading')
    const result = session()
    await waitFor(() => expect(result.current).toEqual({ status: 'signedOut', unverified: true }))
    expect(console.error).toHaveBeenCalled()
    mockServer({ Me: () => me(camila) })
    act(() => void recheckSession())
    expect(result.current).toEqual({ status: 'loading' })
    await waitFor(() => expect(result.current).toEqual(signedIn))
  })

  it('sends no request when no cookie came', () => {
    const operations = mockServer({})
    initSession('signedOut')
    expect(session().current).toEqual({ status: 'signedOut' })
    expect(operations).toEqual([])
  })

  it('changes with a sign-in, and clears the cache', async () => {
    mockServer({ Me: () => me(camila) })
    initSession('signedOut')
    client.writeQuery({ query: MyWaitlistEntryDocument, data: { myWaitlistEntry: null } })
    const result = session()
    await act(refreshSession)
    expect(result.current).toEqual(signedIn)
    expect(client.readQuery({ query: MyWaitlistEntryDocument })).toBeNull()
  })

  it('starts with the user of the response, and without data of the former person', async () => {
    const operations = mockServer({})
    initSession('signedOut')
    client.writeQuery({ query: MyWaitlistEntryDocument, data: { myWaitlistEntry: null } })
    const result = session()
    await act(() => startSession(camila))
    expect(result.current).toEqual(signedIn)
    expect(client.readQuery({ query: MyWaitlistEntryDocument })).toBeNull()
    expect(operations).toEqual([])
  })

  it('uses an early response once, and none that may be outdated', async () => {
    const query = { query: MyWaitlistEntryDocument, fetchPolicy: 'network-only' } as const
    const answer = { data: { myWaitlistEntry: null } }
    let body = ''
    mockServer({ Me: () => me(camila), MyWaitlistEntry: () => answer })
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => {
      // HttpLink sends every operation as a JSON string.
      body = init?.body as string
      return fetch(input, init)
    }
    await client.query(query)
    const early = () => new Map([[body, fetch('/graphql', { body })]])
    const operations = mockServer({
      Me: () => me(camila),
      MyWaitlistEntry: () => answer,
      Logout: () => ({ data: { logout: true } }),
    })
    globalThis.earlyResponses = early()
    await client.query(query)
    expect(operations).toHaveLength(0)
    await client.query(query)
    expect(operations).toHaveLength(1)
    const outdate = {
      'another person signs in': () => act(refreshSession),
      'a mutation is sent': () => client.mutate({ mutation: LogoutDocument }),
      'the data is loaded again': () => invalidate('myWaitlistEntry'),
    }
    for (const [event, happen] of Object.entries(outdate)) {
      globalThis.earlyResponses = early()
      await happen()
      operations.length = 0
      await client.query(query)
      expect([event, operations.length]).toEqual([event, 1])
    }
  })

  it('is loading while a cookie is checked, then signed in; follows any operation that changes the user, and ends when any fails with UNAUTHENTICATED (PAGE-9)', async () => {
    mockServer({ Me: () => me(camila) })
    initSession('loading')
    const result = session()
    expect(result.current).toEqual({ status: 'loading' })
    await waitFor(() => expect(result.current).toEqual(signedIn))
    act(() => {
      client.cache.modify({
        id: client.cache.identify(camila),
        fields: { firstName: () => 'Camila María' },
      })
    })
    await waitFor(() =>
      expect(result.current).toMatchObject({ user: { firstName: 'Camila María' } }),
    )
    mockServer({ MyWaitlistEntry: () => errorResponse('UNAUTHENTICATED', 'Unauthorized') })
    await act(() =>
      expect(
        client.query({ query: MyWaitlistEntryDocument, fetchPolicy: 'network-only' }),
      ).rejects.toThrow('Unauthorized'),
    )
    await waitFor(() => expect(result.current).toEqual({ status: 'signedOut' }))
  })
})

describe('endSession', () => {
  it.each([
    ['the server responds', { Logout: () => ({ data: { logout: true } }) }, 0],
    ['the server cannot be reached', {}, 1],
  ])(
    'clears the cache when %s, and still follows the next sign-in (PAGE-7)',
    async (_when, answers, errors) => {
      const log = jest.spyOn(console, 'error').mockReset().mockImplementation()
      const result = await signIn()
      client.writeQuery({ query: MyWaitlistEntryDocument, data: { myWaitlistEntry: null } })
      const operations = mockServer(answers)
      localStorage.setItem('graphiql:tabState', 'a password')
      localStorage.setItem('other', 'stays')
      await act(endSession)
      expect(Object.keys(localStorage)).toEqual(['other'])
      localStorage.clear()
      expect(operations.map(({ operationName }) => operationName)).toEqual(['Logout'])
      expect(result.current).toEqual({ status: 'signedOut', signingOut: true })
      expect(client.readQuery({ query: MyWaitlistEntryDocument })).toBeNull()
      expect(log).toHaveBeenCalledTimes(errors)
      mockServer({ Me: () => me(camila) })
      await act(refreshSession)
      expect(result.current).toEqual(signedIn)
    },
  )
})
