import styled from 'styled-components'
import type { TodayQuery } from '../../../api/operationTypes'
import { todayTexts as texts } from '../../../content/admin/today'
import { clubDayInWords } from '../../../format/daysInWords'
import { dollars } from '../../../format/money'
import { formatCount } from '../../../format/numbers'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { paths } from '../../../paths'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { useChargesChangedSubscription } from '../charges/charges.generated'
import { useHourStart } from '../../../live/useHourStart'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { NoData } from '../section/NoData'
import { useStaffMay } from '../section/useStaffMay'
import { useWaveChangedSubscription } from '../waves/waves.generated'
import { useTodayQuery } from './today.generated'
import { TodayCell } from './TodayCell'

/* Every change of a booking, a charge or a block changes the charges of its day. */
const live = { fields: ['today'] as const }

/**
 * What there is to do today, as numbers that lead to their lists. It requests the team's data, so
 * only the team may mount it.
 */
export function Today({ title, view }: SectionProps) {
  const waves = useStaffMay('WAVES_READ')
  const { data, error, refetch } = useTodayQuery({
    variables: {
      waves,
      messages: useStaffMay('INBOX_READ'),
      mails: useStaffMay('MAIL_READ'),
      debtors: useStaffMay('FIGURES_READ'),
    },
    fetchPolicy: 'cache-and-network',
  })
  useLiveQuery(useChargesChangedSubscription, live)
  // The day begins with an hour.
  useHourStart(() => void refetch().catch(console.error))
  const today = data?.today
  return (
    <AdminSection title={title}>
      {waves && <LiveOffers />}
      {today && <Numbers {...data} today={today} />}
      {!today && <NoData view={view} text={texts.failed} error={error} />}
    </AdminSection>
  )
}

/** Keeps the number of offers up to date, for those who may read it. */
function LiveOffers() {
  useLiveQuery(useWaveChangedSubscription, live)
  return null
}

/** Shows a cell for each list that the person may read. */
function Numbers({
  today,
  mails,
  charges,
  dues,
}: TodayQuery & { today: NonNullable<TodayQuery['today']> }) {
  const { date, bookings, owed, closures, offersEnding } = today
  const { messagesNotDone, failedMails } = today
  return (
    <>
      <Text weight="semibold">{clubDayInWords(date)}</Text>
      <Cells role="list" aria-label={texts.list}>
        <TodayCell
          texts={texts.bookings}
          count={bookings.count}
          value={formatCount(bookings.count)}
          note={texts.bookings.note(bookings)}
          to={paths.admin({ view: 'day' })}
          isFirst
        />
        {owed && (
          <TodayCell
            texts={texts.owed}
            count={owed.count}
            value={dollars(owed.cents)}
            note={texts.owed.note(owed.count)}
            to={paths.admin({ view: 'money' })}
          />
        )}
        {charges && <OpenCell part="charges" open={charges} />}
        {dues && <OpenCell part="dues" open={dues} />}
        <TodayCell
          texts={texts.closures}
          count={closures.count}
          note={texts.closures.note(closures.until)}
          to={paths.admin({ view: 'closures', until: closures.until })}
        />
        {offersEnding && (
          <TodayCell
            texts={texts.offers}
            count={offersEnding.count}
            note={texts.offers.note}
            to={paths.admin({ view: 'waves', until: offersEnding.until })}
          />
        )}
        <TodayCell
          texts={texts.messages}
          count={messagesNotDone}
          note={texts.messages.note}
          to={paths.admin({ view: 'messages', status: 'notDone' })}
        />
        <TodayCell
          texts={texts.failedMails}
          count={failedMails}
          note={texts.failedMails.note}
          to={paths.admin({ view: 'mail', state: 'failed' })}
        />
        <TodayCell
          texts={texts.refusedMails}
          count={mails?.totalCount}
          note={texts.refusedMails.note}
          to={paths.admin({ view: 'mail', state: 'undeliverable' })}
        />
      </Cells>
    </>
  )
}

interface OpenCellProps {
  part: 'charges' | 'dues'
  open: { totalCount: number; totalCents: number }
}

/** What is open in one part of the section Money, for those who see no list of both. */
const OpenCell = ({ part, open: { totalCount, totalCents } }: OpenCellProps) => (
  <TodayCell
    texts={texts[part]}
    count={totalCount}
    value={dollars(totalCents)}
    note={texts[part].note(totalCount)}
    to={paths.admin({ view: 'money', part, state: 'open' })}
  />
)

/* The lines between the cells are the background of the list. The cells of a row share its width. */
const Cells = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.stroke.ui};
  margin-top: ${rem(8)};
  padding: ${theme.stroke.ui};
  background: ${theme.color.ink};
`
