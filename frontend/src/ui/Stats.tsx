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

/** Three numbers side by side between painted lines. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <Court $count={items.length}>
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

const Court = styled.dl<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${theme.court.line};
  background: ${theme.color.ink};
  border: ${theme.court.line} solid ${theme.color.ink};
`

const Cell = styled.div<{ $highlight: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${rem(14)};
  padding: ${rem(24)} ${rem(28)};
  background: ${({ $highlight }) => ($highlight ? theme.color.coral : tone.card)};
  color: ${({ $highlight }) => ($highlight ? theme.color.ink : tone.text)};

  ${theme.media.phone} {
    padding: ${rem(16)} ${rem(12)};
    font-size: ${rem(14)};
    line-height: ${rem(19)};
  }
`

const Label = styled.dt`
  font-weight: 600;
`

const Value = styled.dd`
  order: -1;
`
