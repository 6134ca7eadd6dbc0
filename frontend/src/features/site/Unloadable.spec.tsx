import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recovery } from '../../hydration/recovery'
import { Unloadable } from './Unloadable'

const down = () => Promise.reject(new TypeError('Failed to fetch'))
const answering = (status: number) => () => Promise.resolve({ status } as Response)
const reason = (text: string) => screen.findByText(text)
const DOWN = 'The connection may be down.'
const RENEWED = 'The site may have been renewed since you opened it.'

/** As the page's only script does where the application does not come. */
function giveUpOn(page: string) {
  const { container, unmount } = render(<Unloadable />)
  document.body.dataset.unloadable = container.innerHTML
  unmount()
  document.body.innerHTML = page
  recovery.giveUp()
}

beforeEach(() => {
  globalThis.recovery = recovery
  globalThis.fetch = down
})

afterEach(() => {
  document.body.innerHTML = ''
})

describe('Unloadable: what did not come', () => {
  it('stays and says so when it is tried again without a connection', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<Unloadable level={1} />)
    expect(await reason(DOWN)).toBeVisible()
    for (const _ of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(/^Still no connection\.$/),
      )
    }
    // jsdom's word for a page that is loaded.
    expect(complaints).not.toHaveBeenCalled()
    globalThis.fetch = answering(200)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(complaints).toHaveBeenCalled())
    expect(String(complaints.mock.calls[0]?.[0])).toContain('navigation')
  })

  it.each([
    ['nobody answers at its address', down, DOWN],
    ['the server behind its address is down', answering(503), DOWN],
    ['its address answers', answering(200), RENEWED],
  ])('gives the reason when %s', async (_, fetch, text) => {
    globalThis.fetch = fetch
    render(<Unloadable level={1} />)
    expect(await reason(text)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be loaded',
    )
  })

  it('is called a part where the page itself can be read, and stands in the place kept for it', async () => {
    giveUpOn('<main><h1>Join</h1><aside>Logo</aside><div data-notices><form></form></div></main>')
    const title = screen.getByRole('heading', { name: 'Parts of this page could not be loaded' })
    expect(screen.getByText('Logo').nextElementSibling).toContainElement(title)
    expect(await reason(DOWN)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Still no connection.')).toHaveAttribute('role', 'status')
  })

  it('stands first where no place is kept for it', () => {
    giveUpOn('<main><h1>Questions</h1></main>')
    const title = screen.getByRole('heading', { name: 'Parts of this page could not be loaded' })
    expect(screen.getByRole('main').firstElementChild).toContainElement(title)
  })
})
