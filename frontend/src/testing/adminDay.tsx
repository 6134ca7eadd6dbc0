import './fakeSocket'
import './dialogPolyfill'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../features/admin/CurrentSection'
import { addDays, clubDateOf } from '../format/courtDays'
import { courtHour } from '../format/dates'
import { clubClock, courtSchedule, hourOf } from './courtScheduleFixtures'
import { mockServer } from './mockServer'
import { renderWithApi } from './renderWithApi'

const today = clubDateOf(new Date())
export const tomorrow = addDays(today, 1)
export const yesterday = addDays(today, -1)

/** Returns when an hour of the day begins, as the page says it: 0 is the first. */
export const hourAt = (date: string, index: number) => courtHour(hourOf(date, index).startsAt)

interface Shown {
  bookings?: object[]
  blocks?: object[]
  offers?: object[]
  cancelled?: object[]
}

/**
 * Opens a day of the courts as the team, and returns the list of sent operations. `shown` is what the
 * server has, and may change; `answers` adds to what it answers, or replaces it.
 */
export async function openDay(date: string, shown: Shown = {}, answers: object = {}) {
  const operations = mockServer({
    ClubClock: clubClock(),
    CourtSchedule: ({ date: day }) => ({
      data: { courtSchedule: courtSchedule(String(day), day === date ? shown : {}) },
    }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="day" />, `/admin?view=day&date=${date}`)
  await screen.findByRole('table')
  return operations
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const press = async (name: string | RegExp) => userEvent.click(await button(name))
