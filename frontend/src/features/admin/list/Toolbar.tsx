import { ChevronDown, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { SmallButton } from '../../../ui/SmallButton'
import { ringAboveListBar } from '../../../ui/lists/ListBar'
import { rem, theme } from '../../../ui/theme'

interface ToolbarProps {
  /** The search, or what a list without one begins with. */
  start: ReactNode
  /** The sort menu, where rows are cards without a header row. */
  order?: ReactNode
  /**
   * The name of the button that shows and hides everything but the start on phones. Without it
   * nothing is hidden.
   */
  toggle?: string
  children?: ReactNode
}

/**
 * The search, filters and actions above a list; the start takes the remaining width. On the widest
 * screens their labels are beside them.
 */
export function Toolbar({ start, order, toggle, children }: ToolbarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Line>
      <Start $alone={Boolean(order)}>{start}</Start>
      {toggle !== undefined && (
        <OnPhone>
          <SmallButton
            icon={isOpen ? X : ChevronDown}
            compact
            block
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {toggle}
          </SmallButton>
        </OnPhone>
      )}
      <Tools id={id} $isHidden={toggle !== undefined && !isOpen}>
        {order && <Order>{order}</Order>}
        {children}
      </Tools>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${rem(4)} ${rem(14)};
  --label-gap: 0;
  --label-side: ${rem(8)};
  --label-columns: auto minmax(0, 1fr);
  --label-max: ${rem(184)};
  --list-max: ${rem(190)};
  --control: ${theme.size.buttonSmall};
  ${ringAboveListBar}

  ${theme.media.wide} {
    --label-gap: ${rem(4)};
    --label-side: initial;
    --label-columns: initial;
    --label-max: initial;
  }
  ${theme.media.laptop} {
    gap: ${rem(12)} ${rem(20)};
    --control: initial;
    --list-max: initial;
  }
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.print} {
    display: none;
  }
`

const Start = styled.div<{ $alone: boolean }>`
  flex: 1 1 ${rem(420)};
  min-width: 0;

  ${theme.media.wide} {
    flex-basis: ${rem(320)};
  }
  ${theme.media.cards} {
    flex-basis: ${({ $alone }) => ($alone ? '100%' : rem(320))};
  }
`

const OnPhone = styled.div`
  display: none;

  ${theme.media.phone} {
    display: block;
  }
`

/* Its children are laid out in the line. */
const Tools = styled.div<{ $isHidden: boolean }>`
  display: contents;

  ${theme.media.phone} {
    display: ${({ $isHidden }) => ($isHidden ? 'none' : 'contents')};
  }
`

const Order = styled.div`
  display: none;
  flex: 1;
  min-width: 0;

  ${theme.media.cards} {
    display: block;
  }
`
