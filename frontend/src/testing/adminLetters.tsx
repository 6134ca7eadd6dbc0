import './dialogPolyfill'
import './fakeSocket'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../features/admin/CurrentSection'
import { connectionOf } from './connectionOf'
import { enter } from './enter'
import { letterPreview, letterReach } from './letterFixtures'
import { inputsOf, mockServer } from './mockServer'
import { renderWithApi } from './renderWithApi'

// Drafts of one test stay in the tab's storage.
afterEach(() => sessionStorage.clear())

/** The members whose addresses refuse mail. */
export const unreachable = {
  __typename: 'Unreachable',
  reason: 'undeliverable',
  count: 9,
  emails: ['bo@example.com'],
}

/**
 * Opens the section with these parameters of its URL, and returns the list of sent operations, which can
 * also unmount it. `answers` adds to what the server answers, or replaces it.
 */
export async function openLetters(query: string, answers: object = {}) {
  const operations = mockServer({
    SendsMail: () => ({ data: { sendsMail: true } }),
    Letters: () => ({ data: { letters: connectionOf('Letter', []) } }),
    LetterPreview: () => letterPreview(),
    LetterReach: () => letterReach(212, [unreachable]),
    ...answers,
  })
  const { unmount } = await renderWithApi(
    <>
      <h1 tabIndex={-1}>Letters</h1>
      <CurrentSection name="letters" />
    </>,
    `/admin?view=letters${query}`,
  )
  return Object.assign(operations, { unmount })
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Returns the input of the latest mutation of this name. */
export const inputOf = (operations: ReturnType<typeof mockServer>, name: string) =>
  inputsOf(operations, name).at(-1)

/** Returns a handler that answers an operation with this row. */
export const answer = (name: string, row: object) => () => ({ data: { [name]: row } })

/** Fills in the subject and the text of the form. */
export async function fillIn() {
  await enter(await screen.findByRole('textbox', { name: 'Subject' }), 'The courts')
  await enter(screen.getByRole('textbox', { name: 'Text' }), 'Closed.')
}
