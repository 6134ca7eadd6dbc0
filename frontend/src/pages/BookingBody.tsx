import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { sessionStore } from '../api/sessionStore'
import { failureOf } from '../api/apollo/errors'
import { useFirstLoad } from '../api/apollo/useFirstLoad'
import { booking } from '../content/booking'
import { courts } from '../content/courts'
import { monthOf, usedTexts } from '../features/courts/allowance'
import { forgetLinkToken, useLinkToken } from '../features/auth/useLinkToken'
import { BookCourts } from '../features/courts/BookCourts'
import { ClosureNotes } from '../features/courts/ClosureNotes'
import { DayStrip } from '../features/courts/DayStrip'
import { InvitationsCard } from '../features/courts/InvitationsCard'
import { usePlayersQuery } from '../features/courts/players.generated'
import { PlayerLinkCard } from '../features/courts/PlayerLinkCard'
import { OpenPlay } from '../features/courts/OpenPlay'
import { StandbyCard } from '../features/courts/StandbyCard'
import { useCourtDay } from '../features/courts/useCourtDay'
import { useLinkedBooking } from '../features/courts/useLinkedBooking'
import { useHourStart } from '../live/useHourStart'
import { useNights } from '../features/courts/useNights'
import { clubDateOf, parseDay } from '../format/courtDays'
import { withDates } from '../format/dates'
import { lazyComponent } from '../hydration/lazyComponent'
import { paths } from '../paths'
import { Container } from '../ui/Container'
import { focusOrTitle } from '../ui/focusOrTitle'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'
import { replaceDialog } from '../ui/replaceDialog'
import { Retry } from '../ui/Retry'
import { TextLink } from '../ui/TextLink'
import { theme } from '../ui/theme'

const { Component: BookingStated } = lazyComponent(() =>
  import('./BookingStated').then(m => m.BookingStated),
)

/** The day in the address (`?day=2026-11-27`). Once it is over, it is today. */
function useChosenDay(today: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const day = parseDay(new URLSearchParams(search).get('day') ?? '')
  return {
    chosen: day && day < today ? today : day,
    choose: (date: string) => {
      void navigate(paths.booking({ day: date }), { replace: true, state: { samePage: true } })
    },
  }
}

/** The token of a link to play in the address; undefined without one, and once it is put away. */
function usePlayerLink() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const token = useLinkToken() ?? undefined
  const [closed, setClosed] = useState<string>()
  // Who opens the same link again in this tab loads no page.
  useEffect(() => {
    const reopen = () => {
      setClosed(undefined)
    }
    addEventListener('hashchange', reopen)
    return () => {
      removeEventListener('hashchange', reopen)
    }
  }, [])
  const opened = token === closed ? undefined : token
  // After the session has ended, the address has the fragment again, so that signing in leads back to it.
  useEffect(
    () => () => {
      const session = sessionStore.current()
      if (opened && session.status === 'signedOut' && !session.signingOut)
        void navigate({ search, hash: opened }, { replace: true, state: { samePage: true } })
    },
    [opened, search, navigate],
  )
  return {
    token: opened,
    close: () => {
      setClosed(token)
      if (token) forgetLinkToken(token)
      // The pressed button leaves with the card.
      focusOrTitle()
    },
  }
}

/** The hours for members; the stated page for everybody else. */
function BookingBody() {
  const now = useHourStart()
  const today = clubDateOf(new Date(now))
  const { chosen, choose } = useChosenDay(today)
  const link = usePlayerLink()
  const { day, notes, standby, night, allowance, error, refetch } = useCourtDay(chosen)
  // The cards of the link and of the players stand above the hours, which must not move.
  const linked = useLinkedBooking(link.token)
  const isLoading = useFirstLoad(usePlayersQuery(), linked)
  const shown = chosen ? { date: chosen, today } : day && { date: day.date, today: day.date }
  const nights = useNights(night, shown?.date, now)
  const { code } = failureOf(error)
  if (isLoading || (!allowance && !error)) return <Loading page />
  if (error && (code === 'FORBIDDEN' || code === 'NOT_OPEN_YET'))
    return (
      <>
        {link.token !== undefined && (
          <Container>
            <BelowHeader>
              <PlayerLinkCard token={link.token} linked={linked} onClose={link.close} />
            </BelowHeader>
          </Container>
        )}
        <BookingStated isRefused={code === 'FORBIDDEN'} />
      </>
    )
  return (
    <Container>
      <PageHead
        title={booking.title}
        lead={
          allowance &&
          shown && (
            <>
              <span>{`${usedTexts(allowance, monthOf(allowance, shown.date))}.`}</span>{' '}
              {allowance.upcoming.length > 0 && (
                <TextLink to={paths.dashboard()} iconAfter={ArrowRight}>
                  {courts.own}
                </TextLink>
              )}
            </>
          )
        }
      />
      {allowance && shown && (
        <DayStrip
          today={shown.today}
          allowance={allowance}
          value={shown.date}
          onChoose={date => {
            replaceDialog(() => {
              choose(date)
            })
          }}
        />
      )}
      <ClosureNotes notes={notes} />
      {allowance && link.token !== undefined && (
        <PlayerLinkCard key={link.token} token={link.token} linked={linked} onClose={link.close} />
      )}
      {allowance && <InvitationsCard />}
      <StandbyCard rows={standby} />
      {day && allowance && (
        <BookCourts key={day.date} day={day} allowance={allowance} standby={standby ?? []} />
      )}
      {nights.map(one => (
        <OpenPlay key={one.night} night={one} now={now} />
      ))}
      {!(day && allowance) &&
        (error ? <Retry isSmall text={courts.failed} retry={refetch} /> : <Loading page />)}
    </Container>
  )
}

/** Returns the body after Intl is ready. */
export const loadBookingBody = () => withDates(BookingBody)

const BelowHeader = styled.div`
  padding-top: ${theme.space.s6};
`
