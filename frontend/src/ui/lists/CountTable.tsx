import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../theme'
import { tone } from '../tones'
import { VisuallyHidden } from '../VisuallyHidden'

interface CountTableProps {
  caption: string
  /** The heads: first that of the labels, then one per value. */
  heads: readonly string[]
  /** A single value spans all value columns. */
  rows: readonly { key: string; label: ReactNode; values: readonly ReactNode[] }[]
}

/** A small table of counts that fits a phone. */
export function CountTable({ caption, heads, rows }: CountTableProps) {
  return (
    <Grid>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {heads.map(head => (
            <Head key={head} scope="col">
              {head}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values }) => (
          <tr key={key}>
            <Label scope="row">{label}</Label>
            {values.map((value, index) => (
              <Cell key={heads[index + 1]} colSpan={heads.length - values.length}>
                {value}
              </Cell>
            ))}
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

  &:not(:first-child) {
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
