import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'

/** What finds, filters and takes away the rows of the list below: the search takes the room there is. */
export function Toolbar({ search, children }: { search: ReactNode; children?: ReactNode }) {
  return (
    <Line>
      <Wide>{search}</Wide>
      {children}
    </Line>
  )
}

/** A tool that only phones need. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  return <Narrow>{children}</Narrow>
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${rem(20)};

  ${theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

const Wide = styled.div`
  flex: 1 1 ${rem(320)};
  min-width: 0;
`

const Narrow = styled.div`
  display: none;

  ${theme.media.phone} {
    display: block;
  }
`
