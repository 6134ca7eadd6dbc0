import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  carries,
  forecast,
  forecastChanges,
  frequency,
  noForecast,
  promise,
} from '../../../testing/forecastFixtures'
import { enterAndSubmit } from '../../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'
import { useDemandForecastQuery } from './planner.generated'
import { Promised } from './Promised'
import { Recommendation } from './Recommendation'
import { readSettings, type Settings, toBasis, withReservations } from './settings'

type Answer = ReturnType<typeof forecast> | ReturnType<typeof errorResponse>
type Answers = Parameters<typeof mockServer>[0][string]
type Reply = (variables: Record<string, unknown>) => Answer | Promise<Answer>

/** Opens the section with this part of its URL, and returns the variables of what it asks. */
async function open(
  params = '',
  reply: Reply = () => forecast(),
  changes: Answers = forecastChanges,
) {
  const operations = mockServer({ DemandForecast: reply, ForecastChanges: changes })
  await renderWithApi(<CurrentSection name="planner" />, `/admin?view=planner${params}`)
  return (operation = 'DemandForecast') => variablesOf(operations, operation)
}

/** Shows only what the forecast says, without the settings and the week. */
async function openTexts(answer: Answer, reservations: number | null = null) {
  mockServer({ DemandForecast: () => answer })
  await renderWithApi(<Texts settings={{ ...values, reservations }} />)
}

const { values } = readSettings(() => undefined)

function Texts({ settings }: { settings: Settings }) {
  const { data } = useDemandForecastQuery({
    variables: { members: settings.members, ...toBasis(settings) },
  })
  const shown = data?.demandForecast
  if (!shown) return null
  return (
    <>
      <Recommendation forecast={shown} settings={settings} isStale={false} />
      <Promised forecast={shown} settings={withReservations(settings, 0.7)} />
    </>
  )
}

const address = () => screen.getByRole('note', { name: 'address' }).textContent
const field = (name: string) => screen.getByRole('textbox', { name })
const slider = (name: string) => screen.getByRole('slider', { name })
const usual = {
  members: 225,
  reservationsPerWeek: null,
  courts: 2,
  metShare: 0.9,
  anonymous: true,
}

async function type(name: string, text: string) {
  await userEvent.clear(field(name))
  await enterAndSubmit(field(name), text)
}

describe('admin planner', () => {
  it('recommends a cap with its reason, its range and what would change it, and shows each day of the week as a row of a table, and which are averaged (PLANNER-5)', async () => {
    const operations = await open()
    const status = (await screen.findByText('Invite up to 198.')).closest('[role=status]')
    expect(status).toHaveTextContent(
      'Invite up to 198.With an assumed 0.7 hours a week, 2 courts meet at least 90 % of the wishes of 198 members in 9 of 10 simulations. Use is a guess until 20 people say how often they would book, or the club has had 20 members for 4 weeks; when people play rests on 210 answers to the member survey.8 of 10 simulations carry 198 to 233 members; the median is 215.',
    )
    const changes = within(screen.getByRole('region', { name: 'What would change this' }))
    expect((await changes.findAllByRole('listitem')).map(item => item.textContent)).toEqual([
      '0.9 hours a week each, 0.2 more: up to 154.',
      '0.5 hours a week each, 0.2 fewer: up to 225.',
      'Every Tuesday evening closed: still up to 198.',
    ])
    expect(operations()).toEqual([usual])
    const { members: _, ...basis } = usual
    expect(operations('ForecastChanges')).toEqual([basis])
    expect(screen.getByText(/^With 225 members and 0.7/)).toHaveTextContent(
      'With 225 members and 0.7 reservations a week each, 2 courts meet 89 % of wishes.',
    )
    expect(screen.getByText(/get no hour in it/)).toHaveTextContent(
      'Of the members who want to play in a week, 4 % get no hour in it. Based on 210 answers to the member survey. Answers in groups of five: 150 from accounts, 60 anonymous.',
    )
    expect(screen.getByText(/four who play together and take turns make 0.25 each/)).toBeVisible()
    const table = screen.getByRole('table', { name: 'The week as a table' })
    const [head, ...rows] = within(table).getAllByRole('row')
    expect(within(head!).getAllByRole('columnheader')).toHaveLength(7)
    expect(rows).toHaveLength(7)
    expect(within(rows[6]!).getByRole('rowheader')).toHaveTextContent('Sun')
    const cells = within(rows[6]!).getAllByRole('cell')
    expect(cells.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      '~ low',
      '~ middle',
      '~ high',
      '~ full',
      '~ middle',
      '~ low, open play',
    ])
    expect(screen.getByText(/averaged/)).toHaveTextContent(
      'Sun is averaged, because few people chose it. A part with “~” has the wishes of fewer than five people, so it shows a mean over several days.',
    )
  })

  const real = frequency({ source: 'reservations', reservationsPerWeek: 0.9, weeks: 6, people: 31 })

  it('names real use as the source, and lets the team choose another number and go back', async () => {
    const operations = await open('', ({ reservationsPerWeek: chosen }) =>
      forecast({ frequency: real, reservationsPerWeek: chosen ?? 0.9, recommendedCap: 171 }),
    )
    expect(await screen.findByText(/^With real use/)).toHaveTextContent(
      'With real use of 0.9 hours a week, 2 courts meet at least 90 % of the wishes of 171 members in 9 of 10 simulations. Use rests on the reservations of 6 weeks by about 31 members; when people play rests on 210 answers to the member survey.',
    )
    expect(field('Weekly reservations')).toHaveValue('0.9')
    const own = screen.getByRole('button', { name: '0.9 (real use)' })
    expect(own).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '1.4' }))
    expect(await screen.findByText(/which was chosen here/)).toHaveTextContent(
      'With 1.4 hours a week, which was chosen here, 2 courts meet at least 90 % of the wishes of 171 members in 9 of 10 simulations. Real use is 0.9 hours a week; when people play rests on 210 answers to the member survey.',
    )
    expect(address()).toBe('/admin?view=planner&reservations=1.4')
    await userEvent.click(own)
    expect(await screen.findByText(/^With real use/)).toBeVisible()
    expect(address()).toBe('/admin?view=planner')
    expect(operations()).toEqual([usual, { ...usual, reservationsPerWeek: 1.4 }])
  })

  const said = frequency({ source: 'survey', reservationsPerWeek: 1.2, people: 45 })
  const carrying = (recommendedCap: number, ...carried: Parameters<typeof carries>) =>
    forecast({ recommendedCap, carries: carries(...carried) })
  const simulations = '8 of 10 simulations carry'

  it.each([
    [
      carrying(225, 260, 280, 300),
      `${simulations} 260 to 300 members; the median is 280. The club has 225 places.`,
    ],
    [
      carrying(225, null, null, null),
      `${simulations} more than 400 members; the median is more than 400. The club has 225 places.`,
    ],
    [carrying(198, 380, null, null), RegExp(`^${simulations} 380 to more than 400 members;`)],
    [carrying(198, 198, 198, 198), RegExp(`^${simulations} 198 members;`)],
    [carrying(0, 0, 1, 2), 'Invite nobody yet.'],
    [
      forecast({ frequency: said, reservationsPerWeek: 1.2 }),
      'With 1.2 hours a week, as people say in the member survey, 2 courts meet at least 90 % of the wishes of 198 members in 9 of 10 simulations. Use is what 45 people say until the club has had 20 members for 4 weeks; when people play rests on 210 answers to the member survey.',
    ],
    [forecast({ quality: 'rough', usableAnswers: 45 }), 'This is rough: it uses only 45 answers.'],
    [noForecast(12), 'Not enough answers yet: 12 of 30.'],
  ])(
    'says what the courts carry, why the cap is below, the source, and how sure it is: %#',
    async (answer, text) => {
      await openTexts(answer)
      expect(await screen.findByText(text)).toBeVisible()
    },
  )

  it('shows no numbers below 30 answers, but whose answers it has, also of an address that leaves some out', async () => {
    const answers = { accountAnswers: 10, anonymousAnswers: 25 }
    const operations = await open('&anonymous=no', () =>
      noForecast(null, { ...answers, warnings: [promise(2700, 1080)] }),
    )
    expect(await screen.findByText('Not enough answers yet: fewer than 5 of 30.')).toBeVisible()
    expect(screen.queryByText(/Invite/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'What would change this' })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText(/2,700 hours a month at 225/)).toBeVisible()
    expect(slider('Members')).toBeVisible()
    const senders = 'Answers in groups of five: 10 from accounts; 25 anonymous ones are left out.'
    expect(screen.getByText(senders)).toBeVisible()
    expect(operations()).toEqual([{ ...usual, anonymous: false }])
  })

  it.each([
    [
      1.12,
      'Both can be true, because a promise is not used up: at 1.12 hours a week, 225 members use 1,080 hours a month, 40 % of what is promised. If most members used all of it, the courts would not have the hours.',
    ],
    [
      1.13,
      'Both cannot be true: at 1.13 hours a week, 225 members use 1,090 hours a month, more than the courts have.',
    ],
  ])('says whether the promise can hold at %s reservations a week', async (use, text) => {
    await openTexts(forecast({ warnings: [promise(2700, 1080)] }), use)
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('keeps the last picture, dimmed, with its own sentence while the next loads', async () => {
    let respond = (_answer: Answer) => {}
    await open('', ({ members }) =>
      members === 225
        ? forecast()
        : new Promise(resolve => {
            respond = resolve
          }),
    )
    const week = await screen.findByRole('region', { name: 'The week' })
    expect(week).toHaveAttribute('aria-busy', 'false')
    fireEvent.change(slider('Members'), { target: { value: '150' } })
    expect(field('Members')).toHaveValue('150')
    await waitFor(() => expect(week).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByText(/^With 225 members/)).toBeVisible()
    respond(forecast({ shareMet: 1 }))
    expect(await screen.findByText(/^With 150 members .* meet 100 % of wishes/)).toBeVisible()
    expect(week).toHaveAttribute('aria-busy', 'false')
    expect(address()).toBe('/admin?view=planner&members=150')
  })

  it('shows the settings of the address, which keeps all of them', async () => {
    const operations = await open('&members=150&reservations=2.76&courts=1&met=95', () =>
      forecast({ frequency: said }),
    )
    expect(
      await screen.findByText(
        /^With 150 members and 2.76 reservations a week each, 1 court meets 89 % of wishes\.$/,
      ),
    ).toBeVisible()
    const settings = { members: 150, reservationsPerWeek: 2.76, courts: 1, metShare: 0.95 }
    expect(operations()).toEqual([{ ...usual, ...settings }])
    expect(slider('Wishes to meet, in percent')).toHaveValue('95')
    expect(screen.getByRole('button', { name: '2.76 (all 12 a month)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(screen.getByRole('button', { name: '1.2 (survey)' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '0.35' }))
    await screen.findByText(/0.35 reservations a week/)
    expect(address()).toBe('/admin?view=planner&members=150&reservations=0.35&courts=1&met=95')
    expect(field('Weekly reservations')).toHaveValue('0.35')
  })

  it('leaves anonymous answers out, and keeps that in the address (BOOKING-20)', async () => {
    const operations = await open('&members=150', ({ anonymous }) =>
      forecast(anonymous ? {} : { usableAnswers: 150, shareMet: 0.95 }),
    )
    expect(await screen.findByText(/150 from accounts, 60 anonymous\.$/)).toBeVisible()
    const choices = within(screen.getByRole('group', { name: 'Anonymous answers:' }))
    const pressed = (name: string) =>
      choices.getByRole('button', { name }).getAttribute('aria-pressed')
    expect([pressed('Counted'), pressed('Left out')]).toEqual(['true', 'false'])
    await userEvent.click(choices.getByRole('button', { name: 'Left out' }))
    expect(
      await screen.findByText(
        /Based on 150 answers .* 150 from accounts; 60 anonymous ones are left out\.$/,
      ),
    ).toBeVisible()
    expect(screen.getByText(/^With 150 members .* meet 95 % of wishes/)).toBeVisible()
    expect(address()).toBe('/admin?view=planner&members=150&anonymous=no')
    expect([pressed('Counted'), pressed('Left out')]).toEqual(['false', 'true'])
    await userEvent.click(choices.getByRole('button', { name: 'Counted' }))
    expect(await screen.findByText(/, 60 anonymous\.$/)).toBeVisible()
    expect(address()).toBe('/admin?view=planner&members=150')
    const question = { ...usual, members: 150 }
    expect(operations()).toEqual([question, { ...question, anonymous: false }])
  })

  it('says that the address has no number, and uses the usual one; reads a whole number also with a decimal point; shows the promise as soon as it is more than the courts have', async () => {
    const operations = await open('&members=2.5&courts=3.0', ({ members }) =>
      forecast({ warnings: members === 226 ? [promise(1092, 1080)] : [] }),
    )
    expect(
      await screen.findByText(
        'The address has no valid number for “Members” (1 to 400). This is the forecast for 225.',
      ),
    ).toBeVisible()
    expect(screen.getByText(/^With 225 members .* 3 courts meet/)).toBeVisible()
    expect(screen.queryByText(/are promised/)).toBeNull()
    await type('Members', ' 226.0 ')
    expect(
      await screen.findByText(
        '12 monthly reservations are promised to Standard members: 1,092 hours a month at 226; the courts have 1,080',
      ),
    ).toBeVisible()
    expect(screen.queryByText(/no valid number/)).toBeNull()
    expect(operations()).toEqual([
      { ...usual, courts: 3 },
      { ...usual, members: 226, courts: 3 },
    ])
    expect(address()).toBe('/admin?view=planner&members=226&courts=3.0')
    expect(field('Members')).toHaveValue('226')
  })

  it('refuses a number beyond its limits without asking', async () => {
    const operations = await open()
    await screen.findByText(/^With 225 members/)
    for (const [name, text, error] of [
      ['Weekly reservations', '0', 'Please choose 0.05 to 7'],
      ['Wishes to meet, in percent', '49', 'Please choose 50 to 100'],
    ] as const) {
      await type(name, text)
      expect(await screen.findByText(error)).toBeVisible()
      expect(field(name)).toBeInvalid()
      expect(field(name)).toHaveAccessibleDescription(error)
    }
    expect(operations()).toEqual([usual])
    expect(address()).toBe('/admin?view=planner')
  })

  it('keeps the picture after a failure, and says why and whether to wait; also without what would change the cap', async () => {
    const failures = [
      errorResponse('RATE_LIMITED', 'Later.', { retryAfter: 20 }),
      errorResponse('SERVICE_UNAVAILABLE', 'Later.'),
    ]
    await open(
      '',
      ({ members }) => (members === 225 ? forecast() : (failures.shift() ?? forecast())),
      () => errorResponse('SERVICE_UNAVAILABLE', 'Later.'),
    )
    expect(await screen.findByText('These could not be computed.')).toBeVisible()
    expect(screen.getByText('Invite up to 198.')).toBeVisible()
    for (const [members, texts] of [
      ['150', /^Too many forecasts in one minute. Please try again in 20 seconds./],
      ['160', /^The forecast could not be computed/],
    ] as const) {
      await type('Members', members)
      expect(await screen.findByText(texts)).toHaveTextContent(
        /The last forecast is still shown\.$/,
      )
      expect(screen.getByText(/^With 225 members/)).toBeVisible()
      expect(screen.getByRole('region', { name: 'The week' })).toHaveAttribute('aria-busy', 'false')
    }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^With 160 members/)).toBeVisible()
    expect(screen.queryByText(/The last forecast is still shown/)).toBeNull()
  })

  it('offers a retry after a failure without a picture', async () => {
    await open('', () => errorResponse('SERVICE_UNAVAILABLE', 'Later.'))
    expect(await screen.findByText('The forecast could not be computed.')).toBeVisible()
    expect(slider('Members')).toBeVisible()
    mockServer({ DemandForecast: () => forecast(), ForecastChanges: () => forecastChanges() })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^With 225 members/)).toBeVisible()
  })
})
