import styled from 'styled-components'
import { Numeral } from './Numeral'
import { rem, theme } from './theme'
import { tone } from './tones'

interface Stat {
  value: string | number
  label: string
  /** The one that matters most stands on coral. */
  highlight?: boolean
}

/** Numbers side by side between painted lines, all as large as the longest of them can be. */
export function Stats({ items }: { items: readonly Stat[] }) {
  const longest = Math.max(...items.map(({ value }) => String(value).length))
  return (
    <Court $count={items.length} $longest={longest}>
      {items.map(({ value, label, highlight = false }) => (
        <Cell key={label} $highlight={highlight}>
          <Label>{label}</Label>
          <Value>
            <Numeral size="stat">{value}</Numeral>
          </Value>
        </Cell>
      ))}
    </Court>
  )
}

/* How wide a character of a stat is, in parts of its size, also where a reader spaces letters. */
const CHARACTER = 0.58

const Court = styled.dl<{ $count: number; $longest: number }>`
  --room: calc(100cqi / ${({ $longest }) => $longest * CHARACTER});
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  border: ${theme.court.line} solid ${theme.color.ink};
  border-left: 0;
`

const Cell = styled.div<{ $highlight: boolean }>`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${rem(14)};
  padding: ${rem(24)} ${rem(28)};
  background: ${({ $highlight }) => ($highlight ? theme.color.coral : tone.card)};
  color: ${({ $highlight }) => ($highlight ? theme.color.ink : tone.text)};
  /* Not a gap: in forced colours and on paper there is no ground to show through. */
  border-left: ${theme.court.line} solid ${theme.color.ink};

  ${theme.media.phone} {
    padding: ${rem(16)} ${rem(8)};
    font-size: ${rem(14)};
    line-height: ${rem(19)};
  }
  ${theme.media.print} {
    background: none;
    color: ${tone.text};
  }
`

const Label = styled.dt`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Value = styled.dd`
  order: -1;
`
