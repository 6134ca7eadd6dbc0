import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { notConnected } from '../ui/notConnected'
import { currentToast } from '../ui/toast'
import { useAction } from './useAction'
import { useCardAction } from './useCardAction'

interface ActProps {
  work: () => Promise<unknown>
}

/** A list whose only row is removed by its own button. */
function Removable({ work }: ActProps) {
  const [isRemoved, setRemoved] = useState(false)
  return (
    <section>
      <h2>Rows</h2>
      {!isRemoved && (
        <div>
          <Act work={() => work().then(() => setRemoved(true))} />
        </div>
      )}
    </section>
  )
}

/** A button as all buttons are while their work is pending. */
function Act({ work }: ActProps) {
  const { pending, run } = useAction(
    { title: 'Not done', description: 'Please try again.' },
    () => {},
  )
  return (
    <button type="button" disabled={pending} onClick={() => void run(work)}>
      Act
    </button>
  )
}

/** Returns work that is pending until `end` is called. */
function work() {
  let end = () => {}
  const ended = new Promise<void>(resolve => (end = resolve))
  return { ended, end: () => end() }
}

/** Presses the button, and waits until its work is pending. */
async function pressEnter() {
  const button = screen.getByRole('button', { name: 'Act' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button).toBeDisabled())
  return button
}

describe('useAction', () => {
  it.each([
    ['ends', () => Promise.resolve()],
    ['is refused', () => Promise.reject(new Error('Refused'))],
  ])('returns the focus to the button when the work %s', async (_, settle) => {
    const { ended, end } = work()
    render(
      <>
        <Act work={() => ended.then(settle)} />
        <input aria-label="Note" />
      </>,
    )
    const button = await pressEnter()
    // The focus falls to the page, as in a browser when its button is disabled.
    screen.getByLabelText('Note').focus()
    screen.getByLabelText('Note').blur()
    expect(document.body).toHaveFocus()
    end()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('gives the focus to the nearest heading when the button is removed', async () => {
    const { ended, end } = work()
    render(
      <main>
        <h1>Page</h1>
        <Removable work={() => ended} />
      </main>,
    )
    await pressEnter()
    end()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus())
  })

  it('leaves the focus where the person has moved it meanwhile', async () => {
    const { ended, end } = work()
    render(
      <>
        <Act work={() => ended} />
        <input aria-label="Note" />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Act' }))
    await userEvent.click(screen.getByLabelText('Note'))
    end()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Act' })).toBeEnabled())
    expect(screen.getByLabelText('Note')).toHaveFocus()
  })
})

/** A card with a button, whose failure is in the card. */
function Card({ work }: ActProps) {
  const { problem, run } = useCardAction({ failed: { title: 'Not done', description: 'Sorry.' } })
  return (
    <>
      <button type="button" onClick={() => void run(work)}>
        Act
      </button>
      <p>{problem}</p>
    </>
  )
}

describe('useCardAction', () => {
  it('says a failure in the card, and by a toast if the card is gone by then', async () => {
    let fail = () => {}
    const failed = () => new Promise((_, reject) => (fail = () => reject(new Error('Refused'))))
    const { unmount } = render(<Card work={failed} />)
    const act = () => userEvent.click(screen.getByRole('button', { name: 'Act' }))
    await act()
    fail()
    expect(await screen.findByText(notConnected)).toBeVisible()
    expect(currentToast()).toBeUndefined()
    await act()
    unmount()
    fail()
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Not done' }))
  })
})
