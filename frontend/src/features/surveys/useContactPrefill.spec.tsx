import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amenities } from '../../content/surveys/amenities'
import { hub } from '../../content/surveys/hub'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { mockServer } from '../../testing/mockServer'
import { resetSession, signIn } from '../../testing/sessionFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import {
  AmenitiesSurveyForm,
  LocationSurveyForm,
  MemberSurveyForm,
  PricingSurveyForm,
} from './surveyForms'
import { surveySections } from './surveySections'

const name = () => screen.getByLabelText('Name (optional)')
const email = () => screen.getByLabelText('Email (optional)')
const send = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))

beforeEach(resetSession)

describe('survey contact fields', () => {
  it.each([
    ['member', MemberSurveyForm, member],
    ['pricing', PricingSurveyForm, pricing],
    ['amenities', AmenitiesSurveyForm, amenities],
    ['location', LocationSurveyForm, location],
  ])('are last: %s', async (_survey, Form, survey) => {
    await renderWithApi(<Form />)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings).toHaveLength(surveySections(survey).length)
    const fields = [...document.querySelectorAll('input, textarea')]
    expect(fields.at(-1)).toBe(email())
  })

  it('are prefilled for a member when the session is known, and are sent as edited', async () => {
    const asked = mockServer({
      SubmitPricingSurvey: () => ({
        data: { submitPricingSurvey: { id: '1', __typename: 'PricingSurvey' } },
      }),
    })
    await renderWithApi(<PricingSurveyForm />)
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

  it('keep the text that was typed before the session was known', async () => {
    await renderWithApi(<PricingSurveyForm />)
    await userEvent.type(name(), 'Ana')
    signIn()
    await waitFor(() => expect(email()).toHaveValue('camila@example.com'))
    expect(name()).toHaveValue('Ana')
  })

  it('keep the values of a draft, even empty ones', async () => {
    signIn()
    const { unmount } = await renderWithApi(<PricingSurveyForm />)
    await waitFor(() => expect(name()).toHaveValue('Camila Alvarez'))
    expect(sessionStorage).toHaveLength(0)
    await userEvent.clear(name())
    unmount()
    await renderWithApi(<PricingSurveyForm />)
    expect(await screen.findByDisplayValue('camila@example.com')).toBeVisible()
    expect(name()).toHaveValue('')
  })

  it('tell a member that they come from the account', async () => {
    await renderWithApi(<PricingSurveyForm />)
    const contact = screen.getByRole('group', { name: 'Who is answering?' })
    expect(contact).toHaveAccessibleDescription('Leave both empty and your answer stays anonymous.')
    signIn()
    expect(contact).toHaveAccessibleDescription(/from your account.*Empty both/)
  })
})

it('survey hub: promises anonymity within its limits', () => {
  expect(hub.why.text).toMatch(/anonymous unless you add your name or e-mail/)
  expect(hub.why.text).toMatch(/member survey is kept with your account when you are signed in/i)
})
