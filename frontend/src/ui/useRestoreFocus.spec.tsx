import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { focusOnMount } from './focusOnMount'
import { useRestoreFocus } from './useRestoreFocus'

type Shown = 'opener' | 'panel' | 'next' | 'nothing'

function Panel({ onClose }: { onClose: (shown: Shown) => void }) {
  useRestoreFocus('opener', 'around')
  return (
    <>
      <button onClick={() => onClose('opener')}>Close</button>
      <button onClick={() => onClose('next')}>Go on</button>
      <button onClick={() => onClose('nothing')}>Remove</button>
    </>
  )
}

function Page() {
  const [shown, setShown] = useState<Shown>('opener')
  return (
    <>
      <h1 tabIndex={-1}>Title</h1>
      <div id="around" tabIndex={-1} role="group">
        {shown !== 'nothing' && (
          <button id="opener" onClick={() => setShown('panel')}>
            Open
          </button>
        )}
      </div>
      {shown === 'panel' && <Panel onClose={setShown} />}
      {shown === 'next' && (
        <p role="note" tabIndex={-1} ref={focusOnMount}>
          Next
        </p>
      )}
    </>
  )
}

describe('useRestoreFocus', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it.each([
    ['goes back to what has opened the panel', 'Close', 'button'],
    ['stays with what opens when the panel closes', 'Go on', 'note'],
    ['goes to what was around the opener, if that is gone', 'Remove', 'group'],
  ])('focus %s', async (_what, answer, role) => {
    render(<Page />)
    await press('Open')
    await press(answer)
    expect(screen.getByRole(role)).toHaveFocus()
  })
})
