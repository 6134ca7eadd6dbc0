import { act, fireEvent, render, screen } from '@testing-library/react'
import { currentToast, dismissCurrentToast, toast } from './toast'
import { Toasts } from './Toasts'

const texts = { title: 'Copied!', description: 'Invite message copied to clipboard' }

const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}
const say = (request: Parameters<typeof toast>[0] = texts) => {
  act(() => {
    toast(request)
  })
}
const shown = () => screen.queryByText(texts.title)

beforeEach(() => {
  jest.useFakeTimers()
  render(<Toasts />)
})

afterEach(() => {
  jest.restoreAllMocks()
  act(dismissCurrentToast)
  jest.useRealTimers()
})

describe('Toasts', () => {
  it('appears in a live region that was rendered before it, disappears after five seconds, and is kept for 1,000,000 ms', () => {
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    say()
    expect(status).toHaveTextContent('Copied!Invite message copied to clipboard')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    pass(4_999)
    expect(shown()).toBeVisible()
    pass(1)
    expect(shown()).not.toBeInTheDocument()
    expect(currentToast()).toMatchObject({ title: 'Copied!', open: false })
    pass(999_999)
    expect(currentToast()).toBeDefined()
    pass(1)
    expect(currentToast()).toBeUndefined()
  })

  it('announces a failure as an alert', () => {
    say({ ...texts, variant: 'destructive' })
    expect(screen.getByRole('alert')).toHaveTextContent('Copied!')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows one toast at a time: the next replaces it, with its own five seconds', () => {
    say()
    pass(4_000)
    say({ title: 'Error', description: 'Failed to copy to clipboard', variant: 'destructive' })
    expect(shown()).not.toBeInTheDocument()
    pass(4_999)
    expect(screen.getByText('Error')).toBeVisible()
    pass(1)
    expect(screen.queryByText('Error')).not.toBeInTheDocument()
  })

  it('pauses its timer while hovered or focused', () => {
    say()
    pass(3_000)
    const close = screen.getByRole('button', { name: 'Dismiss' })
    fireEvent.mouseEnter(screen.getByText('Copied!'))
    pass(10_000)
    act(() => {
      close.focus()
    })
    fireEvent.mouseLeave(screen.getByText('Copied!'))
    pass(10_000)
    expect(shown()).toBeVisible()
    act(() => {
      close.blur()
    })
    pass(1_999)
    expect(shown()).toBeVisible()
    pass(1)
    expect(shown()).not.toBeInTheDocument()
  })

  it.each([
    ['scrolls what has the focus', 590, ['before', 'after']],
    ['does not scroll what is above it', 500, []],
    ['does not scroll what is below it', 750, []],
  ])('%s from under it, with its end at %i px', (_does, bottom, expected) => {
    render(
      <>
        <button>before</button>
        <button>after</button>
      </>,
    )
    const scrolled: unknown[] = []
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this instanceof HTMLButtonElement
        ? new DOMRect(0, bottom - 40, 100, 40)
        : new DOMRect(0, 600, 440, 100)
    })
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent)
    })
    const focus = (name: string) => {
      screen.getByRole('button', { name }).focus({ preventScroll: true })
    }
    focus('before')
    say()
    pass(20)
    focus('after')
    pass(20)
    pass(5_000)
    focus('before')
    pass(20)
    expect(scrolled).toEqual(expected)
  })

  it('dismisses with its button or Escape and returns the focus', () => {
    render(<button>before</button>)
    const before = screen.getByRole('button', { name: 'before' })
    before.focus()
    say()
    const close = screen.getByRole('button', { name: 'Dismiss' })
    act(() => {
      close.focus()
    })
    fireEvent.click(close)
    expect(shown()).not.toBeInTheDocument()
    expect(before).toHaveFocus()
  })
})
