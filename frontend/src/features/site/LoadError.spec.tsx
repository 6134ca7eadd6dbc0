import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chunkRecovery } from '../../hydration/boot/chunkRecovery'
import { LOAD_ERROR_ATTR, LOAD_ERROR_SLOT_ATTR } from '../../hydration/protocol'
import { StylesElsewhere } from '../../testing/renderWithApi'
import { LoadError } from './LoadError'

const down = () => Promise.reject(new TypeError('Failed to fetch'))
const answering = (status: number) => () => Promise.resolve({ status } as Response)
const reason = (text: string) => screen.findByText(text)
const DOWN = 'The connection may be down.'
const RENEWED = 'The site may have been renewed since you opened it.'

/** Does the same as the page's inline script if the application does not load. */
function giveUpOn(page: string) {
  const { container, unmount } = render(<LoadError />, { wrapper: StylesElsewhere })
  document.body.setAttribute(LOAD_ERROR_ATTR, container.innerHTML)
  unmount()
  document.body.innerHTML = page
  chunkRecovery.showLoadError()
}

beforeEach(() => {
  globalThis.chunkRecovery = chunkRecovery
  globalThis.fetch = down
})

afterEach(() => {
  document.body.innerHTML = ''
})

describe('LoadError', () => {
  it('stays after a retry without a connection, and says so', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<LoadError level={1} />, { wrapper: StylesElsewhere })
    expect(await reason(DOWN)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be loaded',
    )
    for (const _ of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(/^Still no connection\.$/),
      )
    }
    // jsdom logs this error for a page load.
    expect(errors).not.toHaveBeenCalled()
    globalThis.fetch = answering(200)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(errors).toHaveBeenCalled())
    expect(String(errors.mock.calls[0]?.[0])).toContain('navigation')
  })

  it.each([
    ['its URL responds with 503', answering(503), DOWN],
    ['its URL responds', answering(200), RENEWED],
  ])('gives the reason when %s', async (_, fetch, text) => {
    globalThis.fetch = fetch
    render(<LoadError level={1} />, { wrapper: StylesElsewhere })
    expect(await reason(text)).toBeVisible()
  })

  it('says in its slot that a part is missing, if the page itself is readable', async () => {
    giveUpOn(
      `<main><h1>Join</h1><aside>Logo</aside><div ${LOAD_ERROR_SLOT_ATTR}><form></form></div></main>`,
    )
    const title = screen.getByRole('heading', { name: 'Parts of this page could not be loaded' })
    expect(screen.getByText('Logo').nextElementSibling).toContainElement(title)
    expect(await reason(DOWN)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Still no connection.')).toHaveAttribute('role', 'status')
  })

  it('is first on a page without a slot for it', () => {
    giveUpOn('<main><h1>Questions</h1></main>')
    const title = screen.getByRole('heading', { name: 'Parts of this page could not be loaded' })
    expect(screen.getByRole('main').firstElementChild).toContainElement(title)
  })
})
