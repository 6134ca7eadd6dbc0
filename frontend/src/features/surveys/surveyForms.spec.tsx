import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../api/sessionStore'
import { enter } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { person } from '../../testing/sessionFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import {
  AmenitiesSurveyForm,
  LocationSurveyForm,
  MemberSurveyForm,
  PricingSurveyForm,
} from './surveyForms'

const surveys = [
  { Form: MemberSurveyForm, operation: 'SubmitMemberSurvey', button: 'Submit Survey' },
  { Form: PricingSurveyForm, operation: 'SubmitPricingSurvey', button: 'Submit Pricing Survey' },
  {
    Form: AmenitiesSurveyForm,
    operation: 'SubmitAmenitiesSurvey',
    button: 'Submit Amenities Survey',
  },
  {
    Form: LocationSurveyForm,
    operation: 'SubmitLocationSurvey',
    button: 'Submit Location Preference',
  },
]

const email = () => screen.getByLabelText('Email (optional)')
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))

/** Fills in the required fields and submits. */
async function send(button: string) {
  const kendall = screen.queryByLabelText('Kendall')
  if (kendall) await userEvent.click(kendall)
  await press(button)
}

beforeEach(() => {
  sessionStorage.clear()
  act(() => {
    sessionStore.setUser(null)
  })
})

describe('survey form', () => {
  it.each(surveys)('shows that $operation is pending', async ({ Form, operation, button }) => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    const name = operation.replace('Submit', 'submit')
    const __typename = operation.replace('Submit', '')
    mockServer({
      [operation]: () => answered.then(() => ({ data: { [name]: { __typename, id: 's1' } } })),
    })
    await renderWithApi(<Form />)
    await send(button)
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    answer()
    expect(await screen.findByText('Survey Submitted!')).toBeVisible()
    expect(await screen.findByRole('button', { name: button })).toBeEnabled()
  })

  it.each(['no reason given', { reason: 'none' }])(
    'shows a generic message for a rejection that is not an Error: %j',
    async thrown => {
      globalThis.fetch = () =>
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- API-3
        Promise.reject(thrown)
      await renderWithApi(<AmenitiesSurveyForm />)
      await send('Submit Amenities Survey')
      expect(await screen.findByText('Submission Failed')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent('Please try again.')
      expect(screen.getByRole('alert')).not.toHaveTextContent('Failed to submit amenities survey')
    },
  )

  it.each([
    ['The club is asleep.', MemberSurveyForm, 'SubmitMemberSurvey', 'Submit Survey'],
    [
      'Please try again later.',
      LocationSurveyForm,
      'SubmitLocationSurvey',
      'Submit Location Preference',
    ],
  ] as const)(
    'shows the server’s message only where the club has specified that: %s',
    async (text, Form, operation, button) => {
      mockServer({ [operation]: () => errorResponse('RATE_LIMITED', 'The club is asleep.') })
      const log = jest.spyOn(console, 'error').mockImplementation(() => {})
      await renderWithApi(<Form />)
      await send(button)
      expect(await screen.findByText('Submission Failed')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(text)
      log.mockRestore()
    },
  )

  it('tells a signed-in person that the answers are kept with the account', async () => {
    await renderWithApi(<MemberSurveyForm />)
    expect(screen.queryByText(/kept with your account/)).not.toBeInTheDocument()
    act(() => {
      sessionStore.setUser(person())
    })
    expect(screen.getByText(/kept with your account/)).toBeVisible()
  })
})

describe('survey error summary', () => {
  const summary = () => screen.findByRole('group', { name: /look/ })
  const errors = async () =>
    within(await summary())
      .getAllByRole('link')
      .map(link => link.textContent)

  it('takes the focus, links to each answer and shrinks as they are corrected', async () => {
    const operations = mockServer({})
    await renderWithApi(<LocationSurveyForm />)
    expect(screen.queryByRole('group', { name: /look/ })).toBeNull()
    await enter(email(), 'ana@')
    await press('Submit Location Preference')
    expect(await errors()).toEqual([
      'Where would you like to play?: Please select a preferred location',
      'Email: Valid email is required',
    ])
    await waitFor(async () => expect(await summary()).toHaveFocus())
    expect(operations).toEqual([])
    const [place, address] = within(await summary()).getAllByRole('link')
    if (!place || !address) throw new Error('Expected two errors')
    await userEvent.click(address)
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('Valid email is required')
    await userEvent.click(place)
    expect(screen.getByRole('radio', { name: 'South Miami' })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: 'Kendall' }))
    await waitFor(async () => expect(await errors()).toEqual(['Email: Valid email is required']))
    await userEvent.clear(email())
    await waitFor(() => expect(screen.queryByRole('group', { name: /look/ })).toBeNull())
  })

  it('returns after the next attempt, but not for a question that has just appeared', async () => {
    await renderWithApi(<LocationSurveyForm />)
    await press('Submit Location Preference')
    await summary()
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: /look/ })).toBeNull())
    await press('Submit Location Preference')
    expect(await errors()).toEqual([
      'Your preferred location: Please specify your preferred location',
    ])
    expect(screen.getByText('One answer needs a second look')).toBeVisible()
    await waitFor(async () => expect(await summary()).toHaveFocus())
  })
})
