import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { StylesElsewhere } from '../../testing/renderWithApi'
import { Accordion } from './Accordion'

const items = [
  { id: 'parking', title: 'Is parking available?', content: 'Yes, free.' },
  { id: 'courts', title: 'How many courts are there?', content: 'Two.' },
]
const parking = () => screen.getByRole('button', { name: 'Is parking available?' })
const courts = () => screen.getByRole('button', { name: 'How many courts are there?' })
const draw = (props: Partial<ComponentProps<typeof Accordion>> = {}) =>
  render(<Accordion items={items} {...props} />, { wrapper: StylesElsewhere })
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

describe('Accordion', () => {
  it('renders every answer, labelled by its question, and works by keyboard', async () => {
    const user = userEvent.setup()
    draw()
    expect(isOpen(parking())).toBe(false)
    const panel = document.getElementById(parking().getAttribute('aria-controls') ?? '')
    expect(panel).toHaveTextContent('Yes, free.')
    expect(screen.getByRole('heading', { level: 3, name: /parking/ })).toContainElement(parking())
    await user.tab()
    await user.tab()
    expect(courts()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(isOpen(courts())).toBe(true)
    await user.keyboard(' ')
    expect(isOpen(courts())).toBe(false)
  })

  it('opens one answer at a time, and closes the open one', async () => {
    const user = userEvent.setup()
    draw({ openFirst: true })
    expect(isOpen(parking())).toBe(true)
    await user.click(courts())
    expect([parking(), courts()].map(isOpen)).toEqual([false, true])
    await user.click(courts())
    expect([parking(), courts()].map(isOpen)).toEqual([false, false])
  })

  it('opens the item that the URL links to, and again after it was closed, and nothing when that is elsewhere', async () => {
    const user = userEvent.setup()
    const { rerender } = draw({ openFirst: true, linked: { id: 'hours', visit: '0' } })
    expect([parking(), courts()].map(isOpen)).toEqual([true, false])
    rerender(<Accordion items={items} openFirst linked={{ id: 'courts', visit: '1' }} />)
    expect([parking(), courts()].map(isOpen)).toEqual([false, true])
    await user.click(courts())
    expect(isOpen(courts())).toBe(false)
    rerender(<Accordion items={items} openFirst linked={{ id: 'courts', visit: '2' }} />)
    expect(isOpen(courts())).toBe(true)
  })
})
