import { act } from '@testing-library/react'
import { client } from '../api/apollo/client'
import { sessionStore } from '../api/sessionStore'
import { mockServer } from '../testing/mockServer'
import { person } from '../testing/sessionFixtures'
import { clearDrafts, findDraft, saveDraft } from './drafts'
import { findReturnPage, saveReturnPage } from './returnPage'
import { initSession, startSession } from './session'

const camila = person()
const diego = person({ id: 'u2', email: 'diego@example.com', firstName: 'Diego' })

/** The channel of this tab: jsdom has none. */
const channel: { onmessage?: (event: { data: string | null }) => void; postMessage(): void } = {
  postMessage() {},
}
const signInElsewhere = (id: string) => channel.onmessage?.({ data: id })

const signIn = (user: typeof camila) => act(() => startSession(user))
const endByServer = () => act(() => sessionStore.setUser(null))
const type = () => saveDraft('contact', { message: 'Mine' })
const found = () => findDraft('contact', { message: '' })?.message

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: jest.fn(() => channel) })
})

beforeEach(async () => {
  sessionStorage.clear()
  mockServer({})
  await client.clearStore()
  initSession('signedOut')
})

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

describe('drafts', () => {
  it('are deleted when the session of another person begins (PAGE-7)', async () => {
    await signIn(camila)
    type()
    endByServer()
    await signIn(diego)
    expect(found()).toBeUndefined()
    type()
    expect(found()).toBe('Mine')
  })

  it('stay for the person whose session has ended (PAGE-17)', async () => {
    await signIn(camila)
    type()
    endByServer()
    await signIn(camila)
    expect(found()).toBe('Mine')
  })

  it('of a visitor become those of the person who signs in', async () => {
    type()
    await signIn(camila)
    expect(found()).toBe('Mine')
    endByServer()
    await signIn(diego)
    expect(found()).toBeUndefined()
  })

  it('of a visitor stay after somebody has signed out', async () => {
    await signIn(camila)
    clearDrafts()
    endByServer()
    type()
    await signIn(diego)
    expect(found()).toBe('Mine')
  })

  it('leave the page that a visitor has opened to the person who signs in (PAGE-12)', async () => {
    const page = { path: '/dashboard', userId: '' }
    await signIn(camila)
    endByServer()
    saveReturnPage(page)
    await signIn(diego)
    expect(findReturnPage()).toEqual(page)
  })

  it('are deleted, and the page reloaded, when another person signs in in another tab', async () => {
    // jsdom reports that it cannot reload.
    const reload = jest.spyOn(console, 'error').mockImplementation()
    await signIn(camila)
    type()
    endByServer()
    signInElsewhere(camila.id)
    expect(found()).toBe('Mine')
    expect(reload).not.toHaveBeenCalled()
    signInElsewhere(diego.id)
    expect(found()).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(1)
    reload.mockRestore()
  })
})
