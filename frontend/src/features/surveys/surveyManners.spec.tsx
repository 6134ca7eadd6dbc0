import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../session/sessionStore'
import { hub } from '../../content/surveys/hub'
import { serve } from '../../testing/network'
import { person } from '../../testing/people'
import { renderLive } from '../../testing/renderLive'
import {
  AmenitiesSurveyForm,
  LocationSurveyForm,
  MemberSurveyForm,
  PricingSurveyForm,
} from './surveyForms'

const name = () => screen.getByLabelText('Name (optional)')
const email = () => screen.getByLabelText('Email (optional)')
const send = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))
const signIn = () =>
  act(() => {
    sessionStore.report(person())
  })

beforeEach(() => {
  sessionStorage.clear()
  act(() => {
    sessionStore.report(null)
  })
})

describe('a survey’s contact fields', () => {
  it.each([
    ['member', MemberSurveyForm, 9],
    ['pricing', PricingSurveyForm, 3],
    ['amenities', AmenitiesSurveyForm, 3],
    ['location', LocationSurveyForm, 2],
  ])('stand last: %s', async (_survey, Form, questions) => {
    await renderLive(<Form />)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(questions)
    const fields = [...document.querySelectorAll('input, textarea')]
    expect(fields.at(-1)).toBe(email())
  })

  it('come filled in for a member, once it is known who is here, and are sent as they are left', async () => {
    const asked = serve({})
    await renderLive(<PricingSurveyForm />)
    expect(name()).toHaveValue('')
    signIn()
    await waitFor(() => expect(name()).toHaveValue('Camila Alvarez'))
    expect(email()).toHaveValue('camila@example.com')
    await userEvent.clear(name())
    await userEvent.clear(email())
    await userEvent.type(email(), 'other@example.com')
    await send('Submit Pricing Survey')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.variables).toMatchObject({ input: { name: '', email: 'other@example.com' } })
  })

  it('never lose what was typed before it was known who is here', async () => {
    await renderLive(<PricingSurveyForm />)
    await userEvent.type(name(), 'Ana')
    signIn()
    await waitFor(() => expect(email()).toHaveValue('camila@example.com'))
    expect(name()).toHaveValue('Ana')
  })

  it('stay as a kept draft has them, also empty', async () => {
    signIn()
    const { unmount } = await renderLive(<PricingSurveyForm />)
    await waitFor(() => expect(name()).toHaveValue('Camila Alvarez'))
    expect(sessionStorage).toHaveLength(0)
    await userEvent.clear(name())
    unmount()
    await renderLive(<PricingSurveyForm />)
    expect(await screen.findByDisplayValue('camila@example.com')).toBeVisible()
    expect(name()).toHaveValue('')
  })

  it('say to a member whose they are', async () => {
    await renderLive(<PricingSurveyForm />)
    const contact = screen.getByRole('group', { name: 'Who is answering?' })
    expect(contact).toHaveAccessibleDescription('Leave both empty and your answer stays anonymous.')
    signIn()
    expect(contact).toHaveAccessibleDescription(/from your account.*Empty both/)
  })
})

describe('a survey’s progress', () => {
  it('counts the questions that have an answer, politely', async () => {
    await renderLive(<MemberSurveyForm />)
    const progress = screen.getByText('0 of 9 answered')
    expect(progress).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByRole('radio', { name: '10 to 20 miles' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mon' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }))
    await userEvent.type(email(), ' ')
    expect(progress).toHaveTextContent('2 of 9 answered')
    await userEvent.type(email(), 'ana@example.com')
    expect(progress).toHaveTextContent('3 of 9 answered')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mon' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }))
    expect(progress).toHaveTextContent('2 of 9 answered')
  })

  it('counts several fields of one question once', async () => {
    await renderLive(<AmenitiesSurveyForm />)
    await userEvent.click(screen.getByLabelText('Smoothie & Juice Bar'))
    await userEvent.click(screen.getByLabelText('Equipment Rental'))
    await userEvent.type(name(), 'Ana')
    await userEvent.type(email(), 'ana@example.com')
    expect(screen.getByText('2 of 3 answered')).toBeVisible()
  })

  it('begins at 0 for a member, and counts what comes filled in once it is changed', async () => {
    signIn()
    await renderLive(<PricingSurveyForm />)
    await waitFor(() => expect(email()).toHaveValue('camila@example.com'))
    const progress = screen.getByText('0 of 3 answered')
    await userEvent.clear(name())
    expect(progress).toHaveTextContent('0 of 3 answered')
    await userEvent.type(name(), 'Cami')
    expect(progress).toHaveTextContent('1 of 3 answered')
  })

  it('counts no answer that is not valid', async () => {
    await renderLive(<LocationSurveyForm />)
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await userEvent.type(email(), 'not-an-email')
    const progress = screen.getByText('0 of 2 answered')
    await send('Submit Location Preference')
    expect(await screen.findByText('2 answers need a second look')).toBeVisible()
    expect(progress).toHaveTextContent('0 of 2 answered')
    await userEvent.type(screen.getByLabelText('Your preferred location'), 'Homestead')
    expect(progress).toHaveTextContent('1 of 2 answered')
    await userEvent.clear(email())
    await userEvent.type(email(), 'ana@example.com')
    expect(progress).toHaveTextContent('2 of 2 answered')
    await userEvent.click(screen.getByRole('radio', { name: 'Kendall' }))
    expect(progress).toHaveTextContent('2 of 2 answered')
  })
})

describe('a survey’s error summary', () => {
  const summary = () => screen.findByRole('group', { name: /look/ })
  const complaints = async () =>
    within(await summary())
      .getAllByRole('link')
      .map(link => link.textContent)

  it('takes the focus, leads to each answer and shrinks as they are put right', async () => {
    const asked = serve({})
    await renderLive(<LocationSurveyForm />)
    expect(screen.queryByRole('group', { name: /look/ })).toBeNull()
    await userEvent.type(email(), 'ana@')
    await send('Submit Location Preference')
    expect(await complaints()).toEqual([
      'Where would you like to play?: Please select a preferred location',
      'Email: Valid email is required',
    ])
    expect(await summary()).toHaveFocus()
    expect(asked).toEqual([])
    const [place, address] = within(await summary()).getAllByRole('link')
    if (!place || !address) throw new Error('two complaints')
    await userEvent.click(address)
    expect(email()).toHaveFocus()
    await userEvent.click(place)
    expect(screen.getByRole('radio', { name: 'South Miami' })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: 'Kendall' }))
    await waitFor(async () =>
      expect(await complaints()).toEqual(['Email: Valid email is required']),
    )
    await userEvent.clear(email())
    await waitFor(() => expect(screen.queryByRole('group', { name: /look/ })).toBeNull())
  })

  it('is there again after the next try, and not for a question that has only just appeared', async () => {
    await renderLive(<LocationSurveyForm />)
    await send('Submit Location Preference')
    await summary()
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: /look/ })).toBeNull())
    await send('Submit Location Preference')
    expect(await complaints()).toEqual([
      'Your preferred location: Please specify your preferred location',
    ])
    expect(await summary()).toHaveFocus()
  })
})

it('the surveys’ promise of anonymity has its limit', () => {
  expect(hub.why.text).toMatch(/anonymous unless you add your name or e-mail/)
  expect(hub.why.text).toMatch(/member survey is kept with your account when you are signed in/i)
})
