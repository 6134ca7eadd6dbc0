import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatCount } from '../../../format/numbers'
import { Numeral } from '../../../ui/Numeral'
import { focusGap } from '../../../ui/mixins'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { samePage } from '../section/useAdminView'

interface TodayCellProps {
  /** Its name, and what it says instead of the number 0. */
  texts: { label: string; none: string }
  /** Undefined for a number that the person may not read: the cell is left out. */
  count: number | undefined
  /** What is shown in place of the number, such as a sum. */
  value?: string
  note: string
  /** The list of what is counted. */
  to: string
  /** The most important number, on coral. */
  isFirst?: boolean
}

/** A number of the day, as a link to the list that it counts. */
export function TodayCell({ texts, count, value, note, to, isFirst = false }: TodayCellProps) {
  if (count === undefined) return null
  const shown = value ?? formatCount(count)
  return (
    <Item $width={isFirst ? 420 : value === undefined ? 210 : 300} $isFirst={isFirst}>
      <Cell to={to} state={samePage} $length={shown.length}>
        <Label>{texts.label}</Label>{' '}
        {count === 0 ? (
          <None>{texts.none}</None>
        ) : (
          <>
            <Numeral size="stat">{shown}</Numeral> <Note>{note}</Note>
          </>
        )}
      </Cell>
    </Item>
  )
}

/* A sum of money has room for six digits before its point. */
const Item = styled.li<{ $width: number; $isFirst: boolean }>`
  flex: ${({ $isFirst }) => ($isFirst ? 2 : 1)} 1 ${({ $width }) => rem($width)};
  min-width: 0;
  background: ${({ $isFirst }) => ($isFirst ? theme.color.coral : tone.card)};
  color: ${theme.color.ink};
`

/* The width of a character in a numeral, as a fraction of its size. */
const CHARACTER = 0.45

/* Enlarged letters leave a long sum less room than it needs. */
const Cell = styled(Link)<{ $length: number }>`
  --room: calc(100cqi / ${({ $length }) => $length * CHARACTER});
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${rem(10)};
  height: 100%;
  min-height: ${rem(176)};
  padding: ${rem(18)} ${rem(20)} ${rem(20)};
  text-decoration: none;
  ${focusGap()}

  &:hover {
    text-decoration: underline;
    text-underline-offset: ${rem(5)};
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
  }
  ${theme.media.phone} {
    min-height: ${rem(120)};
  }
`

const Label = styled.span`
  font-weight: 600;
`

const Note = styled.span`
  font-size: ${rem(16)};
  line-height: ${rem(22)};
  overflow-wrap: anywhere;
`

const None = styled.span`
  font-weight: 500;
  font-size: ${rem(20)};
  line-height: ${rem(28)};
  text-wrap: balance;
`
