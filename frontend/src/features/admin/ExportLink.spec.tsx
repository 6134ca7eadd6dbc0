import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../session/sessionStore'
import { serve } from '../../testing/network'
import { person } from '../../testing/people'
import { renderLive } from '../../testing/renderLive'
import { ExportLink } from './ExportLink'

const href = '/api/admin/waitlist.csv?search=ana'

/** What the browser was told to save, by its address. */
const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) saved.push(this.getAttribute('href') ?? '')
  })
})
afterEach(() => jest.restoreAllMocks())

/** The server, which is asked whether it has the file. */
function serveFile(has: () => Promise<{ ok: boolean; status: number }>, me: unknown = person()) {
  serve({ Me: () => ({ data: { me } }) })
  const graphql = globalThis.fetch
  const asked = jest.fn(has)
  globalThis.fetch = (url, init) =>
    // All of an answer that is looked at.
    init?.method === 'HEAD' ? (asked() as Promise<Response>) : graphql(url, init)
  return asked
}

async function press() {
  await renderLive(<ExportLink href={href} label="Export CSV" />)
  await userEvent.click(screen.getByRole('link', { name: 'Export CSV' }))
}

describe('the way to take a list along', () => {
  it('saves the file', async () => {
    serveFile(() => Promise.resolve({ ok: true, status: 200 }))
    await press()
    await waitFor(() => expect(saved).toEqual([href]))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it.each([
    ['the server cannot give it', () => Promise.resolve({ ok: false, status: 503 })],
    ['there is no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so when %s, and saves nothing', async (_why, has) => {
    serveFile(has)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not exportedPlease try again.')
    expect(saved).toEqual([])
  })

  it('asks for nothing when the session has ended meanwhile', async () => {
    const asked = serveFile(() => Promise.resolve({ ok: true, status: 200 }), null)
    await press()
    await waitFor(() => expect(sessionStore.current()).toEqual({ status: 'signedOut' }))
    expect(asked).not.toHaveBeenCalled()
    expect(saved).toEqual([])
  })
})
