import './fakeSocket'
import './dialogPolyfill'
import { screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { bookingAllowance, courtDay, noPlayers, openPlay } from './courtFixtures'
import { mockServer } from './mockServer'
import { renderWithApi } from './renderWithApi'

/* Each test begins in the morning of the fixtures' day, on a wide screen. */
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-24T15:00:00Z'),
    advanceTimers: true,
    // Jest's fake one has no getEntriesByType.
    doNotFake: ['performance'],
  })
  setNarrow(false)
})
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

/** Sets whether the screen is narrow, where the panel of an hour lies over the page. */
export function setNarrow(isNarrow: boolean): void {
  globalThis.matchMedia = () => ({ matches: isNarrow }) as MediaQueryList
}

/** A person on the fake clock. */
export const person = userEvent.setup({
  advanceTimers: ms => jest.advanceTimersByTimeAsync(ms).then(() => {}),
  // The document has no styles that could switch pointer events off.
  pointerEventsCheck: PointerEventsCheckLevel.Never,
})

/** Fills a field with one event, as a paste does. */
export async function fill(label: RegExp, texts: string): Promise<void> {
  await person.click(await screen.findByLabelText(label))
  await person.paste(texts)
}

export const press = async (name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }))

/** Returns queries in the open panel of an hour. */
export const panel = (court = 'Championship Court 1') =>
  within(screen.getByRole('dialog', { name: court }))

/** Returns the panel of an hour of court 1, or null. */
export const sheet = () => screen.queryByRole('dialog', { name: 'Championship Court 1' })

/** What differs from a day whose hours are all free, of a Standard member without bookings. */
interface Shown {
  states?: Record<string, string>
  month?: object
  upcoming?: object[]
  lastDay?: string | null
  date?: string
  closureNotes?: object[]
  standby?: object[]
  night?: object
}

/** Returns the answer of `CourtDay`. */
export const courtDayAnswer = ({
  states,
  month,
  upcoming,
  lastDay,
  date = '2026-11-24',
  closureNotes = [],
  standby = [],
  night = openPlay,
}: Shown = {}) => ({
  data: {
    closureNotes,
    standby,
    openPlay: night,
    courtDay: { ...courtDay(states), date },
    bookingAllowance: bookingAllowance(month, upcoming, lastDay),
  },
})

interface Opened extends Shown {
  /** Answers of the server, by operation. */
  answers?: object
  at?: string
  /** A page with another address. */
  otherPage?: ReactNode
}

/** Renders the courts' page with a way back, and returns the list of sent operations. */
export async function openBookingPage(
  load: () => Promise<ComponentType>,
  { answers, at = '/booking', otherPage, ...shown }: Opened = {},
) {
  const operations = mockServer({
    ...noPlayers,
    CourtDay: () => courtDayAnswer(shown),
    ...answers,
  })
  const Body = await load()
  await renderWithApi(
    <Routes>
      <Route
        path="/booking"
        element={
          <>
            <Body />
            <Back />
          </>
        }
      />
      <Route path="*" element={otherPage} />
    </Routes>,
    at,
  )
  return operations
}

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}
