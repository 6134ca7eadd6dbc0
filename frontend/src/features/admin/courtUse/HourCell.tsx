import styled from 'styled-components'
import type { CourtUseQuery } from '../../../api/operationTypes'
import { courtUseTexts } from '../../../content/admin/courtUse'
import { visuallyHidden } from '../../../ui/mixins'
import { rem, theme } from '../../../ui/theme'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { box, narrow, narrowest, phone } from './tableStyles'

const texts = courtUseTexts.hours
const { color } = theme

export type UseHour = NonNullable<CourtUseQuery['courtUse']>['hours'][number]

/** One hour of a weekday: how much of it is booked, or that it was never open. `day` is shown where the table is narrow. */
export function HourCell({ day, of }: { day: string; of: UseHour | undefined }) {
  const isOpen = of !== undefined && of.openHours > 0
  const share = isOpen ? of.bookedHours / of.openHours : 0
  return (
    <Cell role="cell" $shade={shadeOf(share)}>
      <Label aria-hidden="true">{`${day} `}</Label>
      {isOpen ? (
        <>
          <span>{texts.hundredths(share)}</span>
          <Sign>{' %'}</Sign> <Of>{texts.of(of.bookedHours, of.openHours)}</Of>
        </>
      ) : (
        <>
          <span aria-hidden="true">{texts.closed}</span>
          <VisuallyHidden>{texts.closedWords}</VisuallyHidden>
        </>
      )}
    </Cell>
  )
}

/* Each shade is darker than the one before. */
const shades = [
  { fill: color.white, text: color.ink },
  { fill: color.lit, text: color.ink },
  { fill: color.shell, text: color.ink },
  { fill: color.coral, text: color.ink },
  { fill: color.guava, text: color.chalk },
] as const

/** Returns the shade of a share: none, then one for each quarter. */
const shadeOf = (share: number) =>
  shades[Math.min(Math.ceil(share * (shades.length - 1)), shades.length - 1)] ?? shades[0]

/* Borders, because forced colours and print do not show the backgrounds. */
const Cell = styled.td<{ $shade: (typeof shades)[number] }>`
  ${box}
  background: ${({ $shade }) => $shade.fill};
  color: ${({ $shade }) => $shade.text};

  ${theme.media.print} {
    background: none;
    color: ${color.ink};
  }
`

const Label = styled.span`
  display: none;
  font-weight: 400;

  ${narrowest} {
    display: inline;
  }
`

/* The caption says that the numbers are percent. */
const Sign = styled.span`
  ${phone} {
    ${visuallyHidden}
  }
`

const Of = styled.span`
  font-weight: 400;
  font-size: ${rem(14)};

  ${narrow} {
    ${visuallyHidden}
  }
`
