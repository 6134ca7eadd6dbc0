import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

interface FigureLineProps {
  /** The figures stay close together, also on a phone. */
  dense?: boolean
  /** The line keeps its place, and appears when all figures have loaded: each would move the next. */
  isLoading?: boolean
  /** A missing value is on its way, or could not be loaded. */
  items: readonly { term: string; value: string | null | undefined }[]
}

/** Figures in one line of text; on a phone each has its own line, unless they are dense. */
export function FigureLine({ items, dense = false, isLoading = false }: FigureLineProps) {
  return (
    <Figures $dense={dense} $isLoading={isLoading}>
      {items.map(({ term, value }) => (
        <Pair key={term}>
          <Term>{term}</Term>
          <Value>{value ?? '–'}</Value>
        </Pair>
      ))}
    </Figures>
  )
}

const Figures = styled.dl<{ $dense: boolean; $isLoading: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${({ $dense }) => rem($dense ? 20 : 40)};
  ${({ $isLoading }) => $isLoading && 'visibility: hidden;'}

  ${theme.media.phone} {
    --figure-width: ${({ $dense }) => ($dense ? 'auto' : '100%')};
  }
`

const Pair = styled.div`
  display: flex;
  gap: ${rem(10)};

  ${theme.media.phone} {
    width: var(--figure-width);
    justify-content: space-between;
  }
`

const Term = styled.dt`
  color: ${tone.text2};
`

const Value = styled.dd`
  font-weight: 600;
`
