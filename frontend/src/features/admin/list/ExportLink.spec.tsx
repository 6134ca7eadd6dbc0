import { fireEvent, screen, waitFor } from '@testing-library/react'
import { proof } from '../../../api/proof'
import { sessionStore } from '../../../api/sessionStore'
import { mockServer } from '../../../testing/mockServer'
import { person } from '../../../testing/sessionFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { ExportLink } from './ExportLink'

const href = '/api/admin/waitlist.csv?search=ana'

/** The URLs of the downloads that the test has started. */
const downloads: string[] = []
beforeEach(() => {
  downloads.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) downloads.push(this.getAttribute('href') ?? '')
  })
})
afterEach(() => jest.restoreAllMocks())

/** Mocks the server; `has` is its response to the HEAD request for the file. */
function serveFile(has: () => Promise<{ ok: boolean; status: number }>, me: unknown = person()) {
  mockServer({ Me: () => ({ data: { me } }) })
  const graphql = globalThis.fetch
  const asked = jest.fn(has)
  globalThis.fetch = (url, init) =>
    // `has` returns only the parts of a response that the code reads.
    init?.method === 'HEAD' ? (asked() as Promise<Response>) : graphql(url, init)
  return asked
}

async function press() {
  await renderWithApi(<ExportLink href={href} />)
  // The page stays: the browser does not follow the link.
  expect(fireEvent.click(screen.getByRole('link', { name: 'Export CSV' }))).toBe(false)
}

describe('admin CSV export link', () => {
  it('downloads the file', async () => {
    serveFile(() => Promise.resolve({ ok: true, status: 200 }))
    await press()
    await waitFor(() => expect(downloads).toEqual([href]))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it.each([
    [
      'the server cannot give it',
      () => Promise.resolve({ ok: false, status: 503 }),
      'Please try again.',
    ],
    [
      'the network fails',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Not connected: please check your connection and try again.',
    ],
  ])('shows a toast when %s, and downloads nothing', async (_why, has, texts) => {
    serveFile(has)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(`Not exported${texts}`)
    expect(downloads).toEqual([])
  })

  it('asks for a fresh proof when the file needs one, and downloads it after that', async () => {
    let isProved = false
    const refusal = { code: 'FRESH_PROOF_REQUIRED', message: 'Please confirm first.' }
    serveFile(() => Promise.resolve({ ok: isProved, status: isProved ? 200 : 403 }))
    const others = globalThis.fetch
    globalThis.fetch = (url, init) =>
      init
        ? others(url, init)
        : Promise.resolve({
            ok: false,
            status: 403,
            text: () => Promise.resolve(JSON.stringify(refusal)),
            // The parts of a response that the code reads.
          } as Response)
    const stop = proof.subscribe(() => {
      if (!proof.isRequested()) return
      isProved = true
      proof.answer(true)
    })
    await press()
    await waitFor(() => expect(downloads).toEqual([href]))
    stop()
  })

  it('sends no request if the session has ended', async () => {
    const asked = serveFile(() => Promise.resolve({ ok: true, status: 200 }), null)
    await press()
    await waitFor(() => expect(sessionStore.current()).toEqual({ status: 'signedOut' }))
    expect(asked).not.toHaveBeenCalled()
    expect(downloads).toEqual([])
  })
})
