import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member } from '../../content/surveys/member'
import { enter } from '../../testing/enter'
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

describe('survey progress', () => {
  it('counts the answered questions in a polite status', async () => {
    await renderWithApi(<MemberSurveyForm />)
    const questions = String(surveySections(member).length)
    const progress = screen.getByText(`0 of ${questions} answered`)
    expect(progress).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByRole('radio', { name: '10 to 20 miles' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mon' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }))
    await userEvent.type(email(), ' ')
    expect(progress).toHaveTextContent(`2 of ${questions} answered`)
    await enter(email(), 'ana@example.com')
    expect(progress).toHaveTextContent(`3 of ${questions} answered`)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mon' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }))
    expect(progress).toHaveTextContent(`2 of ${questions} answered`)
  })

  it('counts several fields of one question once', async () => {
    await renderWithApi(<AmenitiesSurveyForm />)
    await userEvent.click(screen.getByLabelText('Smoothie & Juice Bar'))
    await userEvent.click(screen.getByLabelText('Equipment Rental'))
    await userEvent.type(name(), 'Ana')
    await enter(email(), 'ana@example.com')
    expect(screen.getByText('2 of 3 answered')).toBeVisible()
  })

  it('starts at 0 for a member', async () => {
    signIn()
    await renderWithApi(<PricingSurveyForm />)
    expect(screen.getByText('0 of 3 answered')).toBeVisible()
  })

  it('does not count an invalid answer', async () => {
    await renderWithApi(<LocationSurveyForm />)
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await enter(email(), 'not-an-email')
    const progress = screen.getByText('0 of 2 answered')
    await send('Submit Location Preference')
    expect(await screen.findByText('2 answers need a second look')).toBeVisible()
    expect(progress).toHaveTextContent('0 of 2 answered')
    await enter(screen.getByLabelText('Your preferred location'), 'Homestead')
    expect(progress).toHaveTextContent('1 of 2 answered')
    await userEvent.clear(email())
    await enter(email(), 'ana@example.com')
    expect(progress).toHaveTextContent('2 of 2 answered')
    await userEvent.click(screen.getByRole('radio', { name: 'Kendall' }))
    expect(progress).toHaveTextContent('2 of 2 answered')
  })
})
