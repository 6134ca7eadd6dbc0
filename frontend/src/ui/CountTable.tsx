import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'
import { VisuallyHidden } from './VisuallyHidden'

interface CountTableProps {
  caption: string
  heads: readonly [label: string, count: string]
  rows: readonly { key: string; label: ReactNode; count: number }[]
}

/** Counts in a small table of two columns, narrow enough for a phone. */
export function CountTable({ caption, heads: [label, count], rows }: CountTableProps) {
  return (
    <Grid>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <Head scope="col">{label}</Head>
          <Head scope="col">{count}</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key}>
            <Label scope="row">{row.label}</Label>
            <Cell>{row.count}</Cell>
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

const Head = styled.th`
  padding: ${rem(8)};
  border-bottom: ${theme.stroke.ui} solid ${tone.text};
  font-weight: 600;
  font-size: ${rem(15)};
  text-align: left;

  &:last-child {
    text-align: right;
    white-space: nowrap;
  }
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
