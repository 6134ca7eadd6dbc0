import { courtDayAnswer, openBookingPage, person } from '../testing/bookingPage'
import { screen, waitFor, within } from '@testing-library/react'
import { actAsync } from '../testing/actAsync'
import { openPlay } from '../testing/courtFixtures'
import { inputsOf } from '../testing/mockServer'
import { loadBookingBody } from './BookingBody'

const HOUR_MS = 3_600_000
const dayOf = (at: number) => new Date(at - 5 * HOUR_MS).toISOString().slice(0, 10)
const today = (behindMs = 0) => dayOf(Date.now() - behindMs)
const thisNight = () => dayOf(Date.now() - 5 * HOUR_MS)

/** Returns a night of winter, from 11 PM to 5 AM in New York. */
const nightOf = (night: string, comesAt: string | null = null) => ({
  ...openPlay,
  night,
  comesAt,
  hours: openPlay.hours.map((hour, index) => {
    const at = Date.parse(`${night}T23:00:00-05:00`) + index * HOUR_MS
    return {
      ...hour,
      startsAt: new Date(at).toISOString(),
      endsAt: new Date(at + HOUR_MS).toISOString(),
    }
  }),
})

/** Opens the page; the server answers by its own clock, which is the one of the page unless it is behind. */
async function open(at: string, night: (date: string) => object = nightOf, behindMs = 0) {
  const operations = await openBookingPage(loadBookingBody, {
    at,
    answers: {
      CourtDay: ({ date }: { date?: string }) =>
        courtDayAnswer({ night: night(date ?? thisNight()), date: date ?? today(behindMs) }),
      OpenPlay: (variables: { night?: string }) => ({
        data: { openPlay: night(variables.night ?? thisNight()) },
      }),
      SayOpenPlay: () => ({ data: { sayOpenPlay: null } }),
    },
  })
  await screen.findAllByRole('group', { name: /^I come at about: / })
  return operations
}

const pressed = () =>
  within(screen.getByRole('group', { name: 'Day' })).getAllByRole('button', { pressed: true })
const nights = () =>
  screen.getAllByRole('group', { name: /^I come at about: / }).map(group => [
    group.getAttribute('aria-label')?.replace('I come at about: ', ''),
    ...within(group)
      .getAllByRole('button')
      .map(button => button.textContent),
  ])
const lateHours = ['11 PM', '12 AM', '1 AM', '2 AM', '3 AM', '4 AM']
const startAt = (now: string) => jest.setSystemTime(new Date(now))
/** The computer sleeps until then. */
const sleepUntil = (now: string) =>
  actAsync(() => {
    jest.setSystemTime(new Date(now))
    return jest.advanceTimersByTimeAsync(2_000)
  })

describe('the booking page over midnight', () => {
  it.each(['/booking', '/booking?day=2026-11-24', '/booking?day=2026-11-25'])(
    'shows the new day as today, opened at %s',
    async at => {
      startAt('2026-11-25T04:58:00Z')
      await open(at)
      await screen.findByRole('button', { name: 'Today Nov 24' })
      await sleepUntil('2026-11-25T05:01:00Z')
      await waitFor(() => expect(pressed()).toHaveLength(1))
      expect(pressed()[0]).toHaveAccessibleName('Today Nov 25')
      expect(screen.getByRole('button', { name: 'Wed Dec 2' })).toBeVisible()
    },
  )

  it('shows the new day a minute later if the server’s clock is behind', async () => {
    startAt('2026-11-25T04:58:00Z')
    await open('/booking', nightOf, 30_000)
    await screen.findByRole('button', { name: 'Today Nov 24' })
    await sleepUntil('2026-11-25T05:00:02Z')
    expect(pressed()[0]).toHaveAccessibleName('Today Nov 24')
    await sleepUntil('2026-11-25T05:01:05Z')
    await waitFor(() => expect(pressed()[0]).toHaveAccessibleName('Today Nov 25'))
  })
})

describe('the nights of open play of a day (OPEN-1)', () => {
  it.each(['/booking', '/booking?day=2026-11-25'])(
    'are two from midnight to 5 AM at %s: the one that goes on, without the hours that are over, and the next',
    async at => {
      startAt('2026-11-25T05:28:00Z')
      const operations = await open(at)
      await waitFor(() => expect(nights()).toHaveLength(2))
      expect(nights()).toEqual([
        ['Night of Tuesday, November 24', ...lateHours.slice(1)],
        ['Night of Wednesday, November 25', ...lateHours],
      ])
      const [running] = screen.getAllByRole('button', { name: 'I come at about 2 AM, nobody yet' })
      await person.click(running!)
      expect(inputsOf(operations, 'SayOpenPlay')).toEqual([{ comesAt: '2026-11-25T07:00:00.000Z' }])
      await sleepUntil('2026-11-25T10:28:00Z')
      await waitFor(() =>
        expect(nights()).toEqual([['Night of Wednesday, November 25', ...lateHours]]),
      )
    },
  )

  it('keep one’s own hour once it is over, to take it back', async () => {
    startAt('2026-11-25T07:28:00Z')
    await open('/booking', night => nightOf(night, '2026-11-25T04:00:00.000Z'))
    await waitFor(() => expect(nights()).toHaveLength(2))
    expect(nights()[0]).toEqual(['Night of Tuesday, November 24', '11 PM', ...lateHours.slice(3)])
  })

  it('are not shown until members can say that they come', async () => {
    startAt('2026-11-24T15:00:00Z')
    await open('/booking?day=2026-11-30')
    expect(nights()).toEqual([['Night of Monday, November 30', ...lateHours]])
    await person.click(screen.getByRole('button', { name: 'Tue Dec 1' }))
    await waitFor(() => expect(screen.queryByText('Open play')).toBeNull())
    await screen.findByRole('group', { name: 'Championship Court 1' })
    expect(screen.queryByText('Open play')).toBeNull()
  })

  it('name an hour with its time zone that a night has twice', async () => {
    startAt('2026-10-31T15:00:00Z')
    const first = Date.parse('2026-11-01T03:00:00Z')
    await open('/booking', night => ({
      ...openPlay,
      night,
      hours: Array.from({ length: 7 }, (_, index) => ({
        ...openPlay.hours[0],
        startsAt: new Date(first + index * HOUR_MS).toISOString(),
        endsAt: new Date(first + (index + 1) * HOUR_MS).toISOString(),
      })),
    }))
    for (const hour of ['1 AM EDT', '1 AM EST', '2 AM'])
      expect(
        screen.getByRole('button', { name: `I come at about ${hour}, nobody yet` }),
      ).toBeVisible()
  })
})
