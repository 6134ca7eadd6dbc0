import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

interface FactRowProps {
  items: readonly { term: string; value: ReactNode }[]
  /** Placed at the end of the row; below it on tablets and phones. */
  action?: ReactNode
}

/** Facts side by side over the full width; the first one is the largest. */
export function FactRow({ items, action }: FactRowProps) {
  return (
    <Row>
      <List>
        {items.map(({ term, value }) => (
          <Item key={term}>
            <Term>{term}</Term>
            <Value>{value}</Value>
          </Item>
        ))}
      </List>
      {action}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${rem(28)} ${rem(48)};

  ${theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(28)} ${rem(64)};

  ${theme.media.phone} {
    gap: ${rem(24)} ${rem(40)};
  }
`

const Item = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${rem(12)};
  align-items: end;
`

const Term = styled.dt`
  color: ${tone.text2};
`

const Value = styled.dd`
  font-weight: 600;
  overflow-wrap: anywhere;
`
