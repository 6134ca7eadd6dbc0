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
const tick = (label: string) => screen.getByRole('checkbox', { name: label })
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
    // The member survey's tenth question is below the stated nine, of which the contact is the last.
    const fields = [...document.querySelectorAll('input:not([name=playsPerWeek]), textarea')]
    expect(fields.at(-1)).toBe(email())
  })

  it('are empty for a member, who adds name and address with one tick', async () => {
    const operations = mockServer({
      SubmitPricingSurvey: () => ({
        data: { submitPricingSurvey: { id: '1', __typename: 'PricingSurvey' } },
      }),
    })
    signIn()
    await renderWithApi(<PricingSurveyForm />)
    expect(name()).toHaveValue('')
    expect(email()).toHaveValue('')
    await userEvent.click(tick('Add my name and address'))
    expect(name()).toHaveValue('Camila Alvarez')
    expect(email()).toHaveValue('camila@example.com')
    await userEvent.clear(name())
    expect(tick('Add my name and address')).not.toBeChecked()
    await send('Submit Pricing Survey')
    await waitFor(() => expect(operations).toHaveLength(1))
    expect(operations[0]?.variables).toMatchObject({
      input: { name: '', email: 'camila@example.com' },
    })
  })

  it('are emptied again with the same box, except what was typed', async () => {
    signIn()
    await renderWithApi(<PricingSurveyForm />)
    await userEvent.click(tick('Add my name and address'))
    await userEvent.click(tick('Add my name and address'))
    expect(name()).toHaveValue('')
    expect(email()).toHaveValue('')
  })

  it('have no box for a visitor, and one for the address alone', async () => {
    const { unmount } = await renderWithApi(<PricingSurveyForm />)
    expect(screen.queryByRole('checkbox', { name: /^Add my/ })).toBeNull()
    const contact = screen.getByRole('group', { name: 'Who is answering?' })
    expect(contact).toHaveAccessibleDescription('Leave both empty and your answer stays anonymous.')
    unmount()
    signIn()
    await renderWithApi(<MemberSurveyForm />)
    await userEvent.click(tick('Add my address'))
    expect(email()).toHaveValue('camila@example.com')
  })
})

it('survey hub: promises anonymity within its limits', () => {
  expect(hub.why.text).toMatch(/anonymous unless you add your name or email/)
  expect(hub.why.text).toMatch(/member survey is kept with your account when you are signed in/i)
})
