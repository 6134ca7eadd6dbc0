import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'

const answer = (answered: string, count: number | null, percent: number | null) => ({
  __typename: 'AnswerCount',
  answer: answered,
  count,
  percent,
})

const result = (survey: unknown, changes: object = {}) => ({
  data: {
    surveyResults: {
      __typename: 'SurveyResult',
      survey,
      responses: 0,
      questions: [],
      comments: [],
      ...changes,
    },
  },
})

const wouldRefer = {
  __typename: 'QuestionResult',
  question: 'wouldRefer',
  respondents: 20,
  answers: [answer('yes', 20, 100), answer('maybe', null, null), answer('no', 0, 0)],
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row =>
      [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(
        ({ textContent }) => textContent,
      ),
    )
    .slice(1)

const open = (at: string) => renderWithApi(<CurrentSection name="surveys" />, at)

describe('admin survey results', () => {
  it('show the questions in the survey’s own words, small groups hidden, also in the chart', async () => {
    mockServer({
      SurveyResults: ({ survey }) => result(survey, { responses: 20, questions: [wouldRefer] }),
    })
    await open('/admin?view=surveys')
    expect(await screen.findByText('20 responses')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Would you refer a friend?' })).toBeVisible()
    expect(rows('Answers to: Would you refer a friend?')).toEqual([
      ['Yes', '20', '100%'],
      ['Maybe', 'not shown'],
      ['No', '0', '0%'],
    ])
    const besides = await screen.findByText('not shown', { selector: '[aria-hidden] *' })
    expect(besides).toBeVisible()
  })

  it('hide a question that too few answered', async () => {
    const answers = [answer('yes', null, null), answer('maybe', null, null)]
    const asked = { ...wouldRefer, respondents: null, answers }
    mockServer({
      SurveyResults: ({ survey }) => result(survey, { responses: 9, questions: [asked] }),
    })
    await open('/admin?view=surveys&survey=member')
    expect(await screen.findByText('Fewer than 5 answered this question')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('name every amenity, and show the comments', async () => {
    const amenities = {
      __typename: 'QuestionResult',
      question: 'amenities',
      respondents: 12,
      answers: [answer('iceBaths', 12, 100), answer('saunaStream', 6, 50)],
    }
    const comments = ['<i>Music</i>, please', 'More towels', ' more Towels', 'MORE TOWELS', 'Tea']
    mockServer({
      SurveyResults: ({ survey }) =>
        result(survey, { responses: 12, questions: [amenities], comments }),
    })
    await open('/admin?view=surveys&survey=amenities')
    expect(await screen.findByRole('rowheader', { name: 'Sauna and Steam Room' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'Ice Baths/Cold Plunge' })).toBeVisible()
    const asked = 'What else would keep you at the club after the game?'
    const written = screen.getByRole('heading', { name: asked, level: 3 }).parentElement!
    expect(within(written).getByText('5 texts shown, 3 of them different')).toBeVisible()
    expect(
      within(written)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['More towels3 times', '<i>Music</i>, please', 'Tea'])
  })

  it.each(['staffing', 'constructor'])(
    'show unknown questions from a newer server by their names: %s',
    async word => {
      const asked = { ...wouldRefer, question: word }
      mockServer({ SurveyResults: () => result(word, { responses: 20, questions: [asked] }) })
      await open('/admin?view=surveys')
      expect(await screen.findByRole('heading', { name: word, level: 2 })).toBeVisible()
      expect(rows(`Answers to: ${word}`)).toContainEqual(['yes', '20', '100%'])
    },
  )

  // People typed these answers: the older survey accepts any word.
  it('show typed answers as they are', async () => {
    const words = ['on weekends', 'constructor', '__proto__']
    const typed = {
      __typename: 'QuestionResult',
      question: 'playFrequency',
      respondents: 20,
      answers: words.map(word => answer(word, 20, 100)),
    }
    mockServer({
      SurveyResults: ({ survey }) => result(survey, { responses: 20, questions: [typed] }),
    })
    await open('/admin?view=surveys&survey=general')
    await screen.findByRole('table')
    expect(rows('Answers to: How often do you play?')).toEqual(
      words.map(word => [word, '20', '100%']),
    )
  })

  it('show an empty state without responses; each survey has its URL', async () => {
    mockServer({ SurveyResults: ({ survey }) => result(survey) })
    await open('/admin?view=surveys')
    expect(await screen.findByText('No answers yet')).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Choose a survey' }))
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Member',
      'Pricing',
      'Amenities',
      'Location',
      'General',
    ])
    await userEvent.click(tabs.getByRole('link', { name: 'General' }))
    expect(await screen.findByRole('heading', { name: 'General Survey' })).toBeVisible()
    expect(tabs.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(
      '/admin?view=surveys&survey=general',
    )
  })
})
