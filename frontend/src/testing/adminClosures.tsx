import './dialogPolyfill'
import './fakeSocket'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../features/admin/CurrentSection'
import { connectionOf } from './connectionOf'
import { clubClock, courtSchedule, hourOf } from './courtScheduleFixtures'
import { enter } from './enter'
import { mockServer } from './mockServer'
import { renderWithApi } from './renderWithApi'

export const CLOSURE_DAY = '2027-03-16'
/** The club's time, before the closures of the specs. */
const NOW = '2027-03-01T17:00:00Z'

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

export const findPreview = () => screen.findByRole('region', { name: 'Preview' })

/** Returns the answer of a change. */
export const closureOutcome = (name: string, changes: object = {}) => ({
  data: {
    [name]: {
      __typename: 'CourtClosureResult',
      blocked: [],
      freed: [],
      conflicts: [],
      cancelled: [],
      notTold: [],
      ...changes,
    },
  },
})

/** Returns a time of an outcome. */
export const timeAt = (index: number) => ({
  __typename: 'CourtTime',
  startsAt: hourOf(CLOSURE_DAY, index).startsAt,
})

/** Opens the section; `answers` are added to what it asks at first. */
export async function openClosures(answers: object = {}, closures: { id: string }[] = []) {
  const operations = mockServer({
    ClubClock: clubClock('booking', () => new Date(NOW)),
    SendsMail: () => ({ data: { sendsMail: false } }),
    CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    CourtClosures: () => ({ data: { courtClosures: connectionOf('CourtClosure', closures) } }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="closures" />, '/admin?view=closures')
  await screen.findByRole('table')
  return operations
}

/** Fills in the form for court 2 and asks for the preview. */
export async function fillInClosure() {
  await press('Close courts')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Championship Court 1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tue' }))
  for (const label of ['First day', 'Last day']) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await enter(field, CLOSURE_DAY)
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '22:30')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '00:00')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Lesson')
  await enterTitleAndReason()
  await enter(screen.getByRole('textbox', { name: /^Line for members/ }), 'Lesson at 10')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Show this line to everybody/ }))
  await press('Preview')
}

export async function enterTitleAndReason() {
  await enter(await screen.findByRole('textbox', { name: 'Title' }), 'Beginners')
  await enter(screen.getByRole('textbox', { name: 'Reason' }), 'A lesson.')
}

/** Opens the preview of a closure of both courts today. */
export async function previewClosure() {
  await press('Close courts')
  await enterTitleAndReason()
  await press('Preview')
  return findPreview()
}

/** What `fillInClosure` fills in, as it is sent. */
export const typedClosure = {
  courts: ['c2'],
  from: CLOSURE_DAY,
  until: CLOSURE_DAY,
  weekdays: ['tuesday'],
  startTime: '22:30',
  endTime: '00:00',
  kind: 'lesson',
  title: 'Beginners',
  note: 'Lesson at 10',
  isNoteOnSite: true,
  reason: 'A lesson.',
}
