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

/**
 * A small table of counts that fits a phone. The roles are explicit, because changing `display`
 * removes a table's semantics.
 */
export function CountTable({ caption, heads, rows }: CountTableProps) {
  return (
    <Frame>
      <Grid role="table" $values={heads.length - 1}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(head => (
              <Head key={head} role="columnheader" scope="col">
                {head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, label, values }) => (
            <tr key={key} role="row">
              <Label role="rowheader" scope="row">
                {label}
              </Label>
              {values.map((value, index) => (
                <Cell key={heads[index + 1]} role="cell" colSpan={heads.length - values.length}>
                  {value}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  )
}

const Frame = styled.div`
  container-type: inline-size;
`

/* Enlarged letters leave no room for the values beside the label. */
const enlarged = `@container (max-width: ${rem(180)})`

const Grid = styled.table<{ $values: number }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${rem(16)};
  line-height: ${rem(24)};

  ${enlarged} {
    display: block;

    > * {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $values }) => $values}, 1fr);
    }
  }
`

const Head = styled.th`
  padding: ${rem(8)};
  border-bottom: ${theme.stroke.ui} solid ${tone.text};
  font-weight: 600;
  font-size: ${rem(15)};
  text-align: left;

  ${enlarged} {
    padding-inline: 0;

    &:first-child {
      grid-column: 1 / -1;
      border: 0;
    }
  }
  &:not(:first-child) {
    text-align: right;
    white-space: nowrap;
  }
`

const Label = styled.th`
  grid-column: 1 / -1;
  width: 100%;
  padding: ${rem(8)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  font-weight: inherit;
  text-align: left;
  overflow-wrap: anywhere;

  ${enlarged} {
    padding: ${rem(8)} 0 0;
    border: 0;
  }
`

const Cell = styled.td`
  padding: ${rem(8)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  text-align: right;
  white-space: nowrap;

  ${enlarged} {
    padding: ${rem(8)} 0;

    &:nth-child(2):last-child {
      grid-column: 1 / -1;
    }
  }
`
