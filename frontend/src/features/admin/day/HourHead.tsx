import styled from 'styled-components'
import { dayTexts as texts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { rem, theme } from '../../../ui/theme'
import { hourId } from './freeHour'

interface HourHeadProps {
  startsAt: string
  isRunning: boolean
}

/** The head of an hour's row, with a mark on the hour that is running. */
export function HourHead({ startsAt, isRunning }: HourHeadProps) {
  return (
    <Hour role="rowheader" id={hourId(startsAt)} tabIndex={-1}>
      <span>{courtHour(startsAt)}</span>
      {isRunning && <Now> {texts.now}</Now>}
    </Hour>
  )
}

const Now = styled.span`
  margin-left: ${rem(4)};
  padding: 0 ${rem(6)};
  background: ${theme.color.coral};
  color: ${theme.color.ink};
  font-size: ${rem(14)};

  ${theme.media.print} {
    display: none;
  }
`

const Hour = styled.th`
  padding: 0 ${rem(12)};
  font-weight: 600;
  text-align: left;
  vertical-align: middle;
  white-space: nowrap;

  ${theme.media.phone} {
    display: block;
    padding: ${rem(10)} ${rem(14)} 0;
    font-size: ${rem(18)};
  }
  ${theme.media.print} {
    padding: 0.5mm 1mm;
    font-size: 8pt;
    line-height: 9pt;
  }
`
