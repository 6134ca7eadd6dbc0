import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

interface Fact {
  term: string
  value: ReactNode
}

/** A list of facts with hairlines between them. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <List>
      {items.map(({ term, value }) => (
        <Line key={term}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </Line>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${rem(16)};
  padding: ${rem(16)} 0;
  border-top: ${theme.stroke.hair} solid ${tone.hair};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${rem(2)};
  }
`

const Term = styled.dt`
  color: ${tone.text2};
`

const Value = styled.dd`
  font-weight: 600;
  overflow-wrap: anywhere;
`
