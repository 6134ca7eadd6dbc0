import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../testing/enter'
import { renderBeforeApi } from '../../testing/renderWithApi'
import { type SurveyFixture, surveyFixture } from '../../testing/surveyFixture'
import { SurveyForm } from './SurveyForm'

async function draw(submit: (input: SurveyFixture) => Promise<unknown> = () => Promise.resolve()) {
  const onSent = jest.fn()
  const { unmount } = await renderBeforeApi(
    <SurveyForm survey={surveyFixture} submit={submit} onSent={onSent} />,
  )
  return { user: userEvent.setup(), onSent, unmount }
}

const tick = (name: string) => screen.getByLabelText(name)
const radio = (name: string) => screen.getByLabelText(name)
const summary = () => screen.queryByRole('group', { name: /look/ })
const send = () => screen.getByRole('button', { name: 'Submit' })

beforeEach(() => sessionStorage.clear())

describe('SurveyForm', () => {
  it('renders each question in its own group, in the order of the definition', async () => {
    await draw()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(h => h.textContent)
    expect(headings).toEqual(['Who?', 'Which side?', 'Which plan?', 'Which shots?', 'What else?'])
    const sides = screen.getByRole('radiogroup', { name: 'Which side?' })
    expect(within(sides).getAllByRole('radio')).toHaveLength(3)
    const extras = screen.getByRole('group', { name: 'What else?' })
    expect(within(extras).getAllByRole('checkbox')).toHaveLength(2)
    expect(radio('Plan one')).toHaveAccessibleDescription('$1 /game A court')
  })

  it('sends the answers, and false for questions that are not asked', async () => {
    const submit = jest.fn(() => Promise.resolve())
    const { user, onSent } = await draw(submit)
    await enter(screen.getByLabelText('Name (optional)'), 'Ana')
    await user.click(radio('Right'))
    await user.click(radio('Plan two'))
    await user.click(tick('Lob'))
    await user.click(tick('Dink'))
    await user.click(tick('Fans'))
    await user.click(send())
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(submit).toHaveBeenCalledWith({
      name: 'Ana',
      side: 'right',
      otherSide: '',
      plan: 'two',
      shots: ['dink', 'lob'],
      lights: false,
      fans: true,
      music: false,
      remarks: '',
      submissionKey: undefined,
    })
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(radio('Right')).not.toBeChecked()
    expect(tick('Lob')).not.toBeChecked()
    expect(sessionStorage).toHaveLength(0)
  })

  it('takes no other choice while it is being sent; keeps all after a failure, whose own message it shows and logs', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    let lose = () => {}
    const { user, onSent } = await draw(
      () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))),
    )
    await user.click(radio('Right'))
    await user.click(radio('Plan one'))
    await user.click(tick('Drive'))
    await user.click(send())
    await screen.findByRole('button', { name: 'Submitting...' })
    await user.click(radio('Left'))
    await user.click(tick('Lob'))
    for (const clear of screen.queryAllByRole('button', { name: /^Clear/ }))
      expect(clear).toBeDisabled()
    lose()
    expect(await screen.findByText('Submission Failed')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again later.')
    expect(radio('Right')).toBeChecked()
    expect(tick('Drive')).toBeChecked()
    expect(tick('Lob')).not.toBeChecked()
    expect(onSent).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledWith('lost', expect.any(TypeError))
    log.mockRestore()
    await screen.findByRole('button', { name: 'Submit' })
    await user.click(radio('Left'))
    expect(radio('Left')).toBeChecked()
  })

  it('counts the chosen options, and disables the others at the maximum', async () => {
    const { user } = await draw()
    expect(screen.getByText('Selected: 0/2')).toBeVisible()
    await user.click(tick('Dink'))
    await user.click(tick('Drive'))
    expect(screen.getByText('Selected: 2/2')).toBeVisible()
    expect(tick('Lob')).toBeDisabled()
    expect(tick('Dink')).toBeEnabled()
    await user.click(tick('Dink'))
    expect(tick('Lob')).toBeEnabled()
  })

  it('requires a choice, asks its follow-up question only if it applies, and drops an outdated answer', async () => {
    const submit = jest.fn(() => Promise.resolve())
    const { user } = await draw(submit)
    await user.click(send())
    const sides = screen.getByRole('radiogroup', { name: 'Which side?' })
    expect(await screen.findByText('Please choose one')).toBeVisible()
    expect(sides).toBeInvalid()
    expect(sides).toBeRequired()
    expect(sides).toHaveAccessibleDescription('Please choose one')
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(screen.queryByLabelText('Which other?')).not.toBeInTheDocument()
    await user.click(radio('Other'))
    const field = await screen.findByLabelText('Which other?')
    await waitFor(() => expect(screen.queryByText('Please choose one')).not.toBeInTheDocument())
    // The field has just appeared.
    expect(field).toBeValid()
    expect(summary()).toBeNull()
    await user.click(send())
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription('Please say which')
    await waitFor(() => expect(summary()).toHaveFocus())
    expect(screen.getByText('One answer needs a second look')).toBeVisible()
    expect(screen.getByRole('link')).toHaveTextContent('Which other?: Please say which')
    expect(submit).not.toHaveBeenCalled()
    await enter(field, 'Up')
    await user.click(radio('Left'))
    await user.click(send())
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ side: 'left', otherSide: '' }))
  })

  it('links each error to a field that exists, and focuses it', async () => {
    const failedFields = ['name', 'side', 'plan', 'shots', 'fans', 'remarks']
    const fields = failedFields.map(field => ({ field, message: 'No' }))
    const refused = new CombinedGraphQLErrors({
      errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT', fields } }],
    })
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await draw(() => Promise.reject(refused))
    await user.click(radio('Left'))
    await user.click(send())
    const links = within(await screen.findByRole('group', { name: /look/ })).getAllByRole('link')
    expect(links).toHaveLength(failedFields.length)
    for (const [index, link] of links.entries()) {
      const field = document.querySelector(String(link.getAttribute('href')))
      expect(field).toHaveAttribute('name', failedFields[index])
      await user.click(link)
      expect(field).toHaveFocus()
    }
    expect(document.location.hash).toBe('')
    log.mockRestore()
  })

  it('clears an optional choice', async () => {
    const submit = jest.fn(() => Promise.resolve())
    const { user } = await draw(submit)
    await user.click(radio('Left'))
    expect(screen.queryByRole('button', { name: /^Clear answer/ })).not.toBeInTheDocument()
    await user.click(radio('Plan two'))
    await user.click(screen.getByRole('button', { name: 'Clear answer to: Which plan?' }))
    expect(radio('Plan two')).not.toBeChecked()
    expect(radio('Plan one')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Clear answer/ })).not.toBeInTheDocument()
    await user.click(send())
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ plan: null }))
  })

  it('counts the answered questions in a polite status, several fields of one question once', async () => {
    const { user } = await draw()
    const progress = screen.getByText('0 of 5 answered')
    expect(progress).toHaveAttribute('role', 'status')
    await user.click(radio('Left'))
    await user.click(tick('Dink'))
    await user.click(tick('Lob'))
    await user.type(screen.getByLabelText('Name (optional)'), ' ')
    expect(progress).toHaveTextContent('2 of 5 answered')
    await user.type(screen.getByLabelText('Name (optional)'), 'Ana')
    expect(progress).toHaveTextContent('3 of 5 answered')
    await user.click(tick('Lights'))
    await user.click(tick('Fans'))
    expect(progress).toHaveTextContent('4 of 5 answered')
    await user.click(tick('Dink'))
    await user.click(tick('Lob'))
    expect(progress).toHaveTextContent('3 of 5 answered')
  })

  it('restores a draft', async () => {
    const { user, unmount } = await draw()
    await enter(screen.getByLabelText('Remarks (optional)'), 'Half a thought')
    await user.click(radio('Plan one'))
    await user.click(tick('Lob'))
    unmount()
    await draw()
    expect(await screen.findByDisplayValue('Half a thought')).toBeVisible()
    expect(radio('Plan one')).toBeChecked()
    expect(tick('Lob')).toBeChecked()
  })

  it.each(['not even JSON', '7', '{"shots":"dink","name":7}'])(
    'starts blank if the draft is invalid: %s',
    async draft => {
      sessionStorage.setItem('draft:every-kind', draft)
      await draw()
      expect(screen.getByLabelText('Name (optional)')).toHaveValue('')
      expect(tick('Dink')).not.toBeChecked()
    },
  )
})
