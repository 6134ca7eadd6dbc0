import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { partsOf, renderedByLetter } from '../../testing/renderedByLetter'
import { renderWithApi } from '../../testing/renderWithApi'
import { surveyFixture } from '../../testing/surveyFixture'
import { SurveyForm } from './SurveyForm'
import { LocationSurveyForm, MemberSurveyForm } from './surveyForms'

const email = () => screen.getByLabelText('Email (optional)')

beforeEach(() => sessionStorage.clear())

describe('typing in a survey', () => {
  it('renders that field alone, in the longest of them', async () => {
    await renderWithApi(<MemberSurveyForm />)
    await userEvent.type(email(), 'ana@example.co')
    expect(await renderedByLetter(email())).toEqual(partsOf(email()))
  })

  it('leaves answers of every kind alone', async () => {
    const submit = () => Promise.resolve()
    await renderWithApi(<SurveyForm survey={surveyFixture} submit={submit} />)
    for (const label of ['Left', 'Plan one', 'Dink', 'Lob', 'Fans'])
      await userEvent.click(screen.getByLabelText(label))
    const remarks = screen.getByLabelText('Remarks (optional)')
    await userEvent.type(remarks, 'b')
    expect(await renderedByLetter(remarks)).toEqual(partsOf(remarks))
  })

  it('leaves alone what else is wrong once the form was refused', async () => {
    await renderWithApi(<LocationSurveyForm />)
    await userEvent.type(email(), 'ana@')
    await userEvent.click(screen.getByRole('button', { name: 'Submit Location Preference' }))
    await screen.findByText('2 answers need a second look')
    expect(await renderedByLetter(email())).toEqual(partsOf(email()))
  })
})
