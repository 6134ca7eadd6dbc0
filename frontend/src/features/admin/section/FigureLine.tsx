import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

interface FigureLineProps {
  /** A missing value is on its way, or could not be loaded. */
  items: readonly { term: string; value: string | null | undefined }[]
}

/** Figures in one line of text; on a phone each has its own line. */
export function FigureLine({ items }: FigureLineProps) {
  return (
    <Figures>
      {items.map(({ term, value }) => (
        <Pair key={term}>
          <Term>{term}</Term>
          <Value>{value ?? '–'}</Value>
        </Pair>
      ))}
    </Figures>
  )
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(40)};
`

const Pair = styled.div`
  display: flex;
  gap: ${rem(10)};

  ${theme.media.phone} {
    width: 100%;
    justify-content: space-between;
  }
`

const Term = styled.dt`
  color: ${tone.text2};
`

const Value = styled.dd`
  font-weight: 600;
`
