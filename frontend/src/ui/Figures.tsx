import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'
import { VisuallyHidden } from './VisuallyHidden'

/** A count with its name; null where it may not be told. */
export interface Figure {
  label: string
  count: number | null
  percent: number | null
}

interface FiguresProps {
  caption: string
  heads: readonly [label: string, count: string, percent: string]
  rows: readonly Figure[]
  hidden: string
  percentOf: (percent: number) => string
}

/** Counts in a small table of three columns, narrow enough for a phone. */
export function Figures({ caption, heads, rows, hidden, percentOf }: FiguresProps) {
  const [label, count, percent] = heads
  return (
    <Grid>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <Head scope="col">{label}</Head>
          <Head scope="col" $number>
            {count}
          </Head>
          <Head scope="col" $number>
            {percent}
          </Head>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.label}>
            <Label scope="row">{row.label}</Label>
            {row.count === null ? (
              <Cell colSpan={2}>{hidden}</Cell>
            ) : (
              <>
                <Cell>{row.count}</Cell>
                <Cell>{row.percent === null ? '' : percentOf(row.percent)}</Cell>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${rem(16)};
  line-height: ${rem(24)};
`

const Head = styled.th<{ $number?: boolean }>`
  padding: ${rem(8)} ${rem(8)};
  border-bottom: ${theme.stroke.ui} solid ${tone.text};
  font-weight: 600;
  font-size: ${rem(15)};
  text-align: ${({ $number }) => ($number ? 'right' : 'left')};
`

const Label = styled.th`
  width: 100%;
  padding: ${rem(8)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  font-weight: inherit;
  text-align: left;
  overflow-wrap: anywhere;
`

const Cell = styled.td`
  padding: ${rem(8)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  text-align: right;
  white-space: nowrap;
`
