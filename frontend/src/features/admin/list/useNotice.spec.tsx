import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useNotice } from './useNotice'

/** A form that is gone when it is sent, above the sentence about what it has done. */
function Part() {
  const [notice, setNotice, bar] = useNotice('')
  const [isSent, setIsSent] = useState(false)
  const send = () => {
    setNotice('Sent.')
    setIsSent(true)
  }
  return (
    <>
      {!isSent && <button onClick={send}>Send</button>}
      <div ref={bar} role="status" tabIndex={-1}>
        {notice.texts}
      </div>
    </>
  )
}

describe('admin outcome of a change', () => {
  it.each([
    ['above the window', -202, -150, true],
    ['below the window', 1286, 1330, true],
    ['cut at the bottom', 750, 800, true],
    ['at the top of the window', 0, 52, false],
  ])('has the focus and is in view; before, it is %s', async (_, top, bottom, scrolls) => {
    const scrolled: [Element, boolean][] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push([this, screen.queryByRole('button') === null])
    })
    render(<Part />)
    const bar = screen.getByRole('status')
    expect(bar).not.toHaveFocus()
    jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 9, bottom - top))
    await userEvent.click(screen.getByRole('button'))
    expect(bar).toHaveTextContent('Sent.')
    expect(bar).toHaveFocus()
    // The form is gone by then.
    expect(scrolled).toEqual(scrolls ? [[bar, true]] : [])
  })
})
