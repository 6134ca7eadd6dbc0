import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import styled from 'styled-components'
import { addStylesToDocument, renderBeforeApi } from '../testing/renderWithApi'
import { checkMark } from './checkMark'
import { Tiles } from './Tiles'

const Plain = styled.input`
  ${checkMark}
`

/** Whether a rule hides the focus ring. (jsdom computes no styles anew when the focus moves.) */
const hasNoRing = (element: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some(
      rule =>
        rule instanceof CSSStyleRule &&
        element.matches(rule.selectorText) &&
        rule.cssText.includes('outline: none'),
    )

describe('checkboxes', () => {
  it('keep the page’s focus ring, except in a tile, which has its own', async () => {
    const tile = { name: 'tile', value: 'tile', label: 'Tile', checked: false }
    await renderBeforeApi(
      <>
        <Plain type="checkbox" aria-label="Plain" />
        <Tiles type="checkbox" columns={2} tiles={[tile]} onChange={() => undefined} />
      </>,
    )
    addStylesToDocument()
    for (const [name, isHidden] of [
      ['Plain', false],
      ['Tile', true],
    ] as const) {
      await userEvent.tab()
      const box = screen.getByRole('checkbox', { name })
      expect(box).toHaveFocus()
      expect(hasNoRing(box)).toBe(isHidden)
    }
  })
})
