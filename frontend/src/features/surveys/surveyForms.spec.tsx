import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amenities } from '../../content/surveys/amenities'
import { hub } from '../../content/surveys/hub'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { sessionStore } from '../../api/sessionStore'
import { enter } from '../../testing/enter'
import { errorResponse, inputsOf, mockServer } from '../../testing/mockServer'
import { person, resetSession, signIn } from '../../testing/sessionFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { AmenitiesSurveyForm } from './AmenitiesSurveyForm'
import { LocationSurveyForm } from './LocationSurveyForm'
import { MemberSurveyForm } from './MemberSurveyForm'
import { PricingSurveyForm } from './PricingSurveyForm'
import { surveySections } from './surveySections'

const tryLater = 'Please try again later.'
const surveys = [
  [member, MemberSurveyForm, 'SubmitMemberSurvey', 'The club is asleep.'],
  [pricing, PricingSurveyForm, 'SubmitPricingSurvey', tryLater],
  [amenities, AmenitiesSurveyForm, 'SubmitAmenitiesSurvey', 'The club is asleep.'],
  [location, LocationSurveyForm, 'SubmitLocationSurvey', tryLater],
] as const

const name = () => screen.getByLabelText('Name (optional)')
const email = () => screen.getByLabelText('Email (optional)')
const press = (button: string) => userEvent.click(screen.getByText(button))
const stored = (operation: string) => ({
  data: {
    [operation.replace('Submit', 'submit')]: {
      __typename: operation.replace('Submit', ''),
      id: 's1',
    },
  },
})

beforeEach(resetSession)

describe('survey form', () => {
  it.each(surveys.map(([survey, ...row]) => [survey.title, survey, ...row] as const))(
    '%s: asks for the contact last, shows the server’s message only where the club has specified that, and that it is pending',
    async (_title, survey, Form, operation, refused) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => {})
      mockServer({ [operation]: () => errorResponse('RATE_LIMITED', 'The club is asleep.') })
      await renderWithApi(<Form />)
      const headings = screen.getAllByRole('heading', { level: 2 })
      expect(headings).toHaveLength(surveySections(survey).length)
      // The member survey's tenth question is below the stated nine, of which the contact is the last.
      const fields = [...document.querySelectorAll('input:not([name=playsPerWeek]), textarea')]
      expect(fields.at(-1)).toBe(email())
      const kendall = screen.queryByLabelText('Kendall')
      if (kendall) await userEvent.click(kendall)
      await press(survey.submit)
      expect(await screen.findByText('Submission Failed')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(refused)
      log.mockRestore()
      let answer = () => {}
      const answered = new Promise<void>(resolve => (answer = resolve))
      mockServer({ [operation]: () => answered.then(() => stored(operation)) })
      await press(survey.submit)
      expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
      answer()
      expect(await screen.findByText('Survey Submitted!')).toBeVisible()
      expect(await screen.findByRole('button', { name: survey.submit })).toBeEnabled()
    },
  )

  it.each(['no reason given', { reason: 'none' }])(
    'shows a generic message for a rejection that is not an Error: %j',
    async thrown => {
      globalThis.fetch = () =>
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- API-3
        Promise.reject(thrown)
      await renderWithApi(<AmenitiesSurveyForm />)
      await press(amenities.submit)
      expect(await screen.findByText('Submission Failed')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent('Please try again.')
      expect(screen.getByRole('alert')).not.toHaveTextContent('Failed to submit amenities survey')
    },
  )

  it('takes the focus to its errors, links to each answer, and counts an answer once it is valid', async () => {
    const summary = () => screen.queryByRole('group', { name: /look/ })
    const links = () => within(summary() ?? document.body).queryAllByRole('link')
    const errors = () => links().map(link => link.textContent)
    const operations = mockServer({})
    await renderWithApi(<LocationSurveyForm />)
    expect(summary()).toBeNull()
    await enter(email(), 'ana@')
    const progress = screen.getByText('0 of 2 answered')
    await press(location.submit)
    expect(await screen.findByText('2 answers need a second look')).toBeVisible()
    expect(errors()).toEqual([
      'Where would you like to play?: Please select a preferred location',
      'Email: Valid email is required',
    ])
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(operations).toEqual([])
    const [place, address] = links()
    if (!place || !address) throw new Error('Expected two errors')
    await userEvent.click(address)
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('Valid email is required')
    await userEvent.click(place)
    expect(screen.getByLabelText('South Miami')).toHaveFocus()
    await userEvent.click(screen.getByLabelText('Other'))
    await waitFor(() => expect(errors()).toEqual(['Email: Valid email is required']))
    expect(progress).toHaveTextContent('0 of 2 answered')
    await enter(screen.getByLabelText('Your preferred location'), 'Homestead')
    expect(progress).toHaveTextContent('1 of 2 answered')
    await userEvent.clear(email())
    await waitFor(() => expect(summary()).toBeNull())
    await enter(email(), 'ana@example.com')
    expect(progress).toHaveTextContent('2 of 2 answered')
    await userEvent.click(screen.getByLabelText('Kendall'))
    expect(progress).toHaveTextContent('2 of 2 answered')
  })

  it('tells a signed-in person that the answers are kept with the account, and adds the address alone', async () => {
    await renderWithApi(<MemberSurveyForm />)
    expect(screen.queryByText(/kept with your account/)).not.toBeInTheDocument()
    act(() => sessionStore.setUser(person()))
    expect(screen.getByText(/kept with your account/)).toBeVisible()
    await userEvent.click(screen.getByLabelText('Add my address'))
    expect(email()).toHaveValue('camila@example.com')
  })
})

describe('survey contact fields', () => {
  it('have no box for a visitor; are empty for a member, who adds name and address with one tick, and empties them again', async () => {
    const operations = mockServer({ SubmitPricingSurvey: () => stored('SubmitPricingSurvey') })
    await renderWithApi(<PricingSurveyForm />)
    expect(screen.queryByLabelText(/^Add my/)).toBeNull()
    const contact = screen.getByRole('group', { name: 'Who is answering?' })
    expect(contact).toHaveAccessibleDescription('Leave both empty and your answer stays anonymous.')
    signIn()
    const box = screen.getByRole('checkbox', { name: 'Add my name and address' })
    expect(screen.getByText('0 of 3 answered')).toBeVisible()
    expect(name()).toHaveValue('')
    expect(email()).toHaveValue('')
    await userEvent.click(box)
    await userEvent.click(box)
    expect(name()).toHaveValue('')
    expect(email()).toHaveValue('')
    await userEvent.click(box)
    expect(name()).toHaveValue('Camila Alvarez')
    expect(email()).toHaveValue('camila@example.com')
    await userEvent.clear(name())
    expect(box).not.toBeChecked()
    await press(pricing.submit)
    await waitFor(() =>
      expect(inputsOf(operations, 'SubmitPricingSurvey')).toEqual([
        expect.objectContaining({ name: '', email: 'camila@example.com' }),
      ]),
    )
  })
})

it('survey hub: promises anonymity within its limits', () => {
  expect(hub.why.text).toMatch(/anonymous unless you add your name or email/)
  expect(hub.why.text).toMatch(/member survey is kept with your account when you are signed in/i)
})
