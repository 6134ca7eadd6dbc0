import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../theme'

interface ToolbarProps {
  search: ReactNode
  /** The sort menu, where rows are cards without a header row. */
  order?: ReactNode
  children?: ReactNode
}

/** The search, filters and actions above a list; the search takes the remaining width. */
export function Toolbar({ search, order, children }: ToolbarProps) {
  return (
    <Line>
      <Search $alone={Boolean(order)}>{search}</Search>
      {order && <Order>{order}</Order>}
      {children}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${rem(12)} ${rem(20)};
  --label-gap: ${rem(4)};

  ${theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.print} {
    display: none;
  }
`

const Search = styled.div<{ $alone: boolean }>`
  flex: 1 1 ${rem(320)};
  min-width: 0;

  ${theme.media.cards} {
    flex-basis: ${({ $alone }) => ($alone ? '100%' : rem(320))};
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
