import { act, renderHook, waitFor } from '@testing-library/react'
import { refused, serve } from '../testing/network'
import { person } from '../testing/people'
import { client } from '../api/client'
import { MyWaitlistEntryDocument } from '../api/generated'
import { beginSession, endSession, recheckSession, refreshSession, useSession } from './session'

const camila = person()
const signedIn = { status: 'signedIn', user: camila }
const me = (user: typeof camila | null) => ({ data: { me: user } })

const session = () => renderHook(useSession).result

async function signIn() {
  serve({ Me: () => me(camila) })
  beginSession('loading')
  const result = session()
  await waitFor(() => expect(result.current).toEqual(signedIn))
  return result
}

beforeEach(async () => {
  await client.clearStore()
})

describe('who is here', () => {
  it('is being asked while a session cookie is checked, then known', async () => {
    serve({ Me: () => me(camila) })
    beginSession('loading')
    const result = session()
    expect(result.current).toEqual({ status: 'loading' })
    await waitFor(() => expect(result.current).toEqual(signedIn))
  })

  it('is nobody when the cookie was stale', async () => {
    serve({ Me: () => me(null) })
    beginSession('loading')
    const result = session()
    await waitFor(() => expect(result.current).toEqual({ status: 'signedOut' }))
  })

  it('stays in doubt when the question could not be answered, until it can', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    serve({})
    beginSession('loading')
    const result = session()
    await waitFor(() => expect(result.current).toEqual({ status: 'signedOut', unsure: true }))
    expect(console.error).toHaveBeenCalled()
    serve({ Me: () => me(camila) })
    act(recheckSession)
    expect(result.current).toEqual({ status: 'loading' })
    await waitFor(() => expect(result.current).toEqual(signedIn))
  })

  it('is not asked of the server when no cookie came', () => {
    const asked = serve({})
    beginSession('signedOut')
    expect(session().current).toEqual({ status: 'signedOut' })
    expect(asked).toEqual([])
  })

  it('changes with a sign-in, and nothing of the former visitor is left', async () => {
    serve({ Me: () => me(camila) })
    beginSession('signedOut')
    client.writeQuery({ query: MyWaitlistEntryDocument, data: { myWaitlistEntry: null } })
    const result = session()
    await act(refreshSession)
    expect(result.current).toEqual(signedIn)
    expect(client.readQuery({ query: MyWaitlistEntryDocument })).toBeNull()
  })

  it('follows a change of the user that any operation brings', async () => {
    const result = await signIn()
    act(() => {
      client.cache.modify({
        id: client.cache.identify(camila),
        fields: { firstName: () => 'Camila María' },
      })
    })
    await waitFor(() =>
      expect(result.current).toMatchObject({ user: { firstName: 'Camila María' } }),
    )
  })

  it('is nobody as soon as any operation answers UNAUTHENTICATED (decision R9)', async () => {
    const result = await signIn()
    serve({ MyWaitlistEntry: () => refused('UNAUTHENTICATED', 'Unauthorized') })
    await act(() =>
      expect(
        client.query({ query: MyWaitlistEntryDocument, fetchPolicy: 'network-only' }),
      ).rejects.toThrow('Unauthorized'),
    )
    await waitFor(() => expect(result.current).toEqual({ status: 'signedOut' }))
  })
})

describe('signing out', () => {
  it.each([
    ['the server answers', { Logout: () => ({ data: { logout: true } }) }, 0],
    ['the server cannot be reached', {}, 1],
  ])('forgets everything when %s (decision R7)', async (_when, answers, complaints) => {
    const log = jest.spyOn(console, 'error').mockReset().mockImplementation()
    const result = await signIn()
    client.writeQuery({ query: MyWaitlistEntryDocument, data: { myWaitlistEntry: null } })
    const asked = serve(answers)
    await act(endSession)
    expect(asked.map(({ operationName }) => operationName)).toEqual(['Logout'])
    expect(result.current).toEqual({ status: 'signedOut', left: true })
    expect(client.readQuery({ query: MyWaitlistEntryDocument })).toBeNull()
    expect(log).toHaveBeenCalledTimes(complaints)
  })

  it('still hears of the next sign-in', async () => {
    const result = await signIn()
    serve({ Logout: () => ({ data: { logout: true } }), Me: () => me(camila) })
    await act(endSession)
    await act(refreshSession)
    expect(result.current).toEqual(signedIn)
  })
})
