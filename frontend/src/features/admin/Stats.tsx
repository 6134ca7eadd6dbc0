import styled from 'styled-components'
import { evenColumns } from '../../ui/mixins'
import { Numeral } from '../../ui/Numeral'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface Stat {
  value: string | number
  label: string
  /** The number to compare it with. */
  note?: string
  /** Highlights the most important number on coral. */
  highlight?: boolean
}

/**
 * Numbers side by side between painted lines. All have the same size, which fits the longest
 * possible number.
 */
export function Stats({ items }: { items: readonly Stat[] }) {
  const longest = Math.max(...items.map(({ value }) => String(value).length))
  return (
    <Frame $count={items.length} $longest={longest}>
      {items.map(({ value, label, note, highlight = false }) => (
        <Cell key={label} $highlight={highlight}>
          <Label $alone={!note}>{label}</Label>
          <Value>
            <Numeral size="stat">{value}</Numeral>
          </Value>
          {note && <Note>{note}</Note>}
        </Cell>
      ))}
    </Frame>
  )
}

/* The width of a character in a stat, as a fraction of its size, with room for a reader's letter
   spacing. */
const CHARACTER = 0.58

/* The share of a cell that a number may take, in percent: beside the label, or above it. */
const BESIDE = 46
const OVER = 100

const besideLabel = ({ $longest }: { $longest: number }) =>
  `calc(${String(BESIDE)}cqi / ${String($longest * CHARACTER)})`

/* Beside the page's title they are as low as it. */
const Frame = styled.dl<{ $count: number; $longest: number }>`
  --line: ${theme.stroke.ui};
  --room: min(${rem(40)}, ${besideLabel});
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  border: var(--line) solid ${theme.color.ink};
  border-left: 0;

  ${theme.media.laptop} {
    --line: ${theme.court.line};
    --room: ${besideLabel};
  }
  ${theme.media.phone} {
    --room: calc(${OVER}cqi / ${({ $longest }) => $longest * CHARACTER});
    grid-template-columns: ${({ $count }) => evenColumns($count, rem(85), theme.court.line)};
    border-top: 0;
  }
`

const Cell = styled.div<{ $highlight: boolean }>`
  container-type: inline-size;
  display: grid;
  grid-template: 'value label' auto 'value note' auto / auto minmax(0, 1fr);
  gap: 0 ${rem(10)};
  align-content: center;
  padding: ${rem(2)} ${rem(10)};
  background: ${({ $highlight }) => ($highlight ? theme.color.coral : tone.card)};
  color: ${({ $highlight }) => ($highlight ? theme.color.ink : tone.text)};
  font-size: ${rem(14)};
  line-height: ${rem(18)};
  /* A border, because forced colours and print do not show a background through a gap. */
  border-left: var(--line) solid ${theme.color.ink};

  ${theme.media.laptop} {
    gap: 0 ${rem(18)};
    padding: ${rem(4)} ${rem(20)};
    font-size: ${rem(16)};
    line-height: ${rem(20)};
  }
  ${theme.media.phone} {
    grid-template: 'value' auto 'label' auto 'note' 1fr / minmax(0, 1fr);
    align-content: start;
    padding: ${rem(16)} ${rem(8)};
    border-top: ${theme.court.line} solid ${theme.color.ink};
    font-size: ${rem(14)};
    line-height: ${rem(19)};
  }
  ${theme.media.print} {
    background: none;
    color: ${tone.text};
  }
`

const Label = styled.dt<{ $alone: boolean }>`
  grid-area: label;
  grid-row-end: ${({ $alone }) => ($alone ? 'note' : 'label')};
  align-self: center;
  font-weight: 600;
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    align-self: start;
  }
`

const Value = styled.dd`
  grid-area: value;
  align-self: center;

  ${theme.media.phone} {
    margin-bottom: ${rem(14)};
  }
`

const Note = styled.dd`
  grid-area: note;
  overflow-wrap: anywhere;

  ${theme.media.laptop} {
    font-size: ${rem(15)};
  }
  ${theme.media.phone} {
    font-size: ${rem(14)};
  }
`
