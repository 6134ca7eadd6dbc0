import styled from 'styled-components'
import { closuresTexts } from '../../../content/admin/closures'
import { courtUseTexts } from '../../../content/admin/courtUse'
import { courtTimeOf } from '../../../format/dates'
import { headCell } from '../../../ui/lists/tableHead'
import { visuallyHidden } from '../../../ui/mixins'
import { rem } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { recordKeys } from '../section/recordKeys'
import { HourCell, type UseHour } from './HourCell'
import { box, narrowest, phone } from './tableStyles'

const texts = courtUseTexts.hours

const days = recordKeys(closuresTexts.weekdays)

/** Returns an hour of the day (17) as the hours of the courts: 5 PM */
const timeOf = (hour: number) => courtTimeOf(`${String(hour).padStart(2, '0')}:00`)

/**
 * The week as a table whose cells are darker the more of their hours are booked: a row for each
 * hour, a column for each weekday. Where it is too narrow, the days of an hour are below it. The roles
 * are explicit, because changing `display` removes a table's semantics.
 */
export function CourtUseTable({ caption, hours }: { caption: string; hours: readonly UseHour[] }) {
  const times = [...new Set(hours.map(({ hour }) => hour))]
  return (
    <Grid role="table">
      <Caption>{caption}</Caption>
      <Head role="rowgroup">
        <tr role="row">
          <HourHead role="columnheader">{texts.hour}</HourHead>
          {days.map(day => (
            <HeadCell key={day} role="columnheader">
              {closuresTexts.weekdays[day].label}
            </HeadCell>
          ))}
        </tr>
      </Head>
      <Body role="rowgroup">
        {times.map(time => (
          <Row key={time} role="row">
            <Time role="rowheader">{timeOf(time)}</Time>
            {days.map(day => (
              <HourCell
                key={day}
                day={closuresTexts.weekdays[day].label}
                of={hours.find(one => one.day === day && one.hour === time)}
              />
            ))}
          </Row>
        ))}
      </Body>
    </Grid>
  )
}

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  background: ${tone.card};
  line-height: ${rem(20)};
  font-variant-numeric: tabular-nums;

  ${narrowest} {
    display: block;
  }
`

/* Below, so that the first hours are on a laptop's first screen (PAGE-26). */
const Caption = styled.caption`
  caption-side: bottom;
  padding-top: ${rem(8)};
  color: ${tone.text2};
  font-size: ${rem(15)};
  text-align: left;

  ${narrowest} {
    display: block;
  }
`

const Head = styled.thead`
  ${narrowest} {
    ${visuallyHidden}
  }
`

const Body = styled.tbody`
  ${narrowest} {
    display: block;
  }
`

const Row = styled.tr`
  ${narrowest} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${rem(72)}, 1fr));
  }
`

const HeadCell = styled.th`
  ${headCell}
  ${box}
`

const HourHead = styled(HeadCell)`
  ${phone} {
    width: ${rem(56)};
  }
`

const Time = styled.th`
  ${box}
  white-space: nowrap;

  ${narrowest} {
    grid-column: 1 / -1;
    padding-inline: ${rem(6)};
    text-align: left;
  }
`
