import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../session/sessionStore'
import { serve } from '../../testing/network'
import { person } from '../../testing/people'
import { renderLive } from '../../testing/renderLive'
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

/** Fills in what must be, and sends. */
async function send(button: string) {
  const user = userEvent.setup()
  const kendall = screen.queryByLabelText('Kendall')
  if (kendall) await user.click(kendall)
  await user.click(screen.getByRole('button', { name: button }))
}

describe('a survey of the club', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })

  it.each(surveys)('says while $operation is on its way', async ({ Form, operation, button }) => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    const name = operation.replace('Submit', 'submit')
    const __typename = operation.replace('Submit', '')
    serve({
      [operation]: () => answered.then(() => ({ data: { [name]: { __typename, id: 's1' } } })),
    })
    await renderLive(<Form />)
    await send(button)
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    answer()
    expect(await screen.findByText('Survey Submitted!')).toBeVisible()
    expect(screen.getByRole('button', { name: button })).toBeEnabled()
  })

  it.each(['no reason given', { reason: 'none' }])(
    'has words of its own for a failure that is not even an error, %j',
    async thrown => {
      globalThis.fetch = () =>
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- decision T3
        Promise.reject(thrown)
      await renderLive(<AmenitiesSurveyForm />)
      await send('Submit Amenities Survey')
      expect(await screen.findByText('Submission Failed')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent('Please try again.')
      expect(screen.getByRole('alert')).not.toHaveTextContent('Failed to submit amenities survey')
    },
  )

  it('tells whoever is signed in that the answers are kept with the account', async () => {
    await renderLive(<MemberSurveyForm />)
    expect(screen.queryByText(/kept with your account/)).not.toBeInTheDocument()
    act(() => {
      sessionStore.report(person())
    })
    expect(screen.getByText(/kept with your account/)).toBeVisible()
  })
})
