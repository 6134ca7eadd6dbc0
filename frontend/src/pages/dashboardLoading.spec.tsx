import { screen, waitFor } from '@testing-library/react'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { actAsync } from '../testing/actAsync'
import { noPlayers } from '../testing/courtFixtures'
import { court, inHours, memberAnswers } from '../testing/memberBookingFixtures'
import { ownAnswers, ownMembership } from '../testing/membershipFixtures'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person } from '../testing/sessionFixtures'
import { DashboardBody } from './DashboardBody'

beforeEach(() => setPhaseTexts(phases.booking))
afterEach(() => setPhaseTexts(phases.waitlist))

describe('the dashboard of a member', () => {
  const held = { __typename: 'MembershipPlan', id: 'p1', plan: 'unlimited', to: null }
  const period = { periodStart: '2026-11-27', periodEnd: '2026-12-26' }
  const due = { __typename: 'Due', id: 'd1', kind: 'fee', plan: 'unlimited', cents: 7999 }
  const invitation = {
    ...{ __typename: 'PlayerBooking', id: 'p1', bookingId: 'b9', state: 'cancelled', court },
    ...{
      startsAt: inHours(30),
      owner: { firstName: 'Bo', lastName: 'Ek' },
      players: [],
      removeReason: null,
    },
  }
  const whole = {
    ...memberAnswers(),
    ...ownAnswers({ membership: ownMembership({ endsOn: '2026-12-30' }) }),
    Players: () => ({ data: { ...noPlayers.Players().data, playerBookings: [invitation] } }),
    OpenDues: () => ({ data: { openDues: [{ ...due, ...period, dueOn: period.periodStart }] } }),
    PlanHistory: () => ({ data: { planHistory: [{ ...held, from: period.periodStart }] } }),
    PlanChange: () => ({
      data: {
        planChange: {
          ...{ __typename: 'PlanChange', plan: 'standard', kind: 'next_period', cents: 0 },
          ...{ from: '2026-12-27', periodEnd: period.periodEnd },
        },
      },
    }),
    CalendarAddress: () => ({ data: { calendarAddress: 'https://club.example/c.ics' } }),
  }
  const shown = {
    UpcomingBookings: 'Add to calendar',
    Bookings: court.name,
    MemberBookings: /Guest pass × 2/,
    Players: /Bo Ek/,
    CalendarAddress: 'Open in calendar app',
    OpenDues: '$79.99',
    PlanHistory: 'Change to Standard',
    PlanChange: /is owed whole/,
  }

  /** What cannot be shown without the data of a query either. */
  const unseen: Record<string, string> = {
    UpcomingBookings: 'MemberBookings',
    MemberBookings: 'UpcomingBookings',
    // What a change of the plan would do is asked once the history is known.
    PlanHistory: 'PlanChange',
  }

  it.each(Object.keys(shown) as (keyof typeof shown)[])(
    'stays hidden until %s is answered, so that nothing moves',
    async name => {
      let answer = () => {}
      const answered = new Promise<void>(resolve => {
        answer = resolve
      })
      mockServer({
        ...whole,
        [name]: async () => {
          await answered
          return whole[name]()
        },
      })
      await renderWithApi(<DashboardBody user={person()} />, '/dashboard')
      for (const [other, text] of Object.entries(shown)) {
        if (other !== name && other !== unseen[name]) await screen.findAllByText(text)
      }
      expect(screen.getByText('Founding member No. 12')).not.toBeVisible()
      await actAsync(answer)
      await waitFor(() => expect(screen.getByText('Founding member No. 12')).toBeVisible())
      for (const text of Object.values(shown)) expect(screen.getAllByText(text)[0]).toBeVisible()
    },
  )
})
