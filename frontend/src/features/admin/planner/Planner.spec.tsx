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

type Answer = ReturnType<typeof forecast> | ReturnType<typeof errorResponse>
type Reply = (variables: Record<string, unknown>) => Answer | Promise<Answer>

/** Opens the section with this part of its URL, and returns the variables of what it asks. */
async function open(params = '', reply: Reply = () => forecast()) {
  const operations = mockServer({ DemandForecast: reply, ForecastChanges: () => forecastChanges() })
  await renderWithApi(<CurrentSection name="planner" />, `/admin?view=planner${params}`)
  return (operation = 'DemandForecast') => variablesOf(operations, operation)
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
  it('recommends a cap with its reason, its range and what would change it', async () => {
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
    expect(screen.queryByText(/are promised/)).toBeNull()
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

  it.each([
    [
      225,
      carries(260, 280, 300),
      /260 to 300 members; the median is 280\. The club has 225 places\.$/,
    ],
    [225, carries(null, null, null), /carry more than 400 members;.* The club has 225 places\.$/],
    [198, carries(380, null, null), /carry 380 to more than 400 members;/],
    [198, carries(198, 198, 198), /carry 198 members;/],
  ])(
    'says what the courts carry, and why the cap of %d is below %j',
    async (cap, carried, text) => {
      await open('', () => forecast({ recommendedCap: cap, carries: carried }))
      expect(await screen.findByText(text)).toHaveTextContent(/^8 of 10 simulations/)
    },
  )

  it('names what people say in the survey as the source', async () => {
    const said = frequency({ source: 'survey', reservationsPerWeek: 1.2, people: 45 })
    await open('', () => forecast({ frequency: said, reservationsPerWeek: 1.2 }))
    expect(await screen.findByText(/^With 1.2 hours/)).toHaveTextContent(
      'With 1.2 hours a week, as people say in the member survey, 2 courts meet at least 90 % of the wishes of 198 members in 9 of 10 simulations. Use is what 45 people say until the club has had 20 members for 4 weeks; when people play rests on 210 answers to the member survey.',
    )
    expect(screen.getByRole('button', { name: '1.2 (survey)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it('invites nobody if the first member is too many', async () => {
    await open('', () => forecast({ recommendedCap: 0, carries: carries(0, 1, 2) }))
    expect(await screen.findByText('Invite nobody yet.')).toBeVisible()
  })

  it('says that what would change the cap could not be computed, and keeps the rest', async () => {
    mockServer({
      DemandForecast: () => forecast(),
      ForecastChanges: () => errorResponse('SERVICE_UNAVAILABLE', 'Later.'),
    })
    await renderWithApi(<CurrentSection name="planner" />, '/admin?view=planner')
    expect(await screen.findByText('These could not be computed.')).toBeVisible()
    expect(screen.getByText('Invite up to 198.')).toBeVisible()
  })

  it('shows each day of the week as a row of a table, and says which are averaged (PLANNER-5)', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'The week as a table' })
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

  it.each([
    [12, 'Not enough answers yet: 12 of 30.'],
    [null, 'Not enough answers yet: fewer than 5 of 30.'],
  ])('shows no numbers with %s answers', async (usable, texts) => {
    await open('', () => noForecast(usable, { warnings: [promise(2700, 1080)] }))
    expect(await screen.findByText(texts)).toBeVisible()
    expect(screen.queryByText(/Invite/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'What would change this' })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText(/2,700 hours a month at 225/)).toBeVisible()
    expect(slider('Members')).toBeVisible()
  })

  it('calls a forecast from few answers rough', async () => {
    await open('', () => forecast({ quality: 'rough', usableAnswers: 45 }))
    expect(await screen.findByText('This is rough: it uses only 45 answers.')).toBeVisible()
  })

  it('shows the promise as soon as it is more than the courts have', async () => {
    await open('&members=90', ({ members }) =>
      forecast({ warnings: members === 90 ? [] : [promise(1092, 1080)] }),
    )
    await screen.findByText(/^With 90 members/)
    expect(screen.queryByText(/are promised/)).toBeNull()
    await type('Members', '91')
    expect(
      await screen.findByText(
        '12 monthly reservations are promised to Standard members: 1,092 hours a month at 91; the courts have 1,080',
      ),
    ).toBeVisible()
  })

  it.each([
    [
      '1.12',
      'Both can be true, because a promise is not used up: at 1.12 hours a week, 225 members use 1,080 hours a month, 40 % of what is promised. If most members used all of it, the courts would not have the hours.',
    ],
    [
      '1.13',
      'Both cannot be true: at 1.13 hours a week, 225 members use 1,090 hours a month, more than the courts have.',
    ],
  ])('says whether the promise can hold at %s reservations a week', async (use, text) => {
    await open(`&reservations=${use}`, () => forecast({ warnings: [promise(2700, 1080)] }))
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
    const operations = await open('&members=150&reservations=2.76&courts=1&met=95')
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

  it('says whose answers it has below 30, also of an address that leaves some out', async () => {
    const operations = await open('&anonymous=no', () =>
      noForecast(12, { accountAnswers: 10, anonymousAnswers: 25 }),
    )
    expect(
      await screen.findByText(
        'Answers in groups of five: 10 from accounts; 25 anonymous ones are left out.',
      ),
    ).toBeVisible()
    expect(operations()).toEqual([{ ...usual, anonymous: false }])
  })

  it('says that the address has no number, and uses the usual one', async () => {
    const operations = await open('&members=2.5&courts=3')
    expect(
      await screen.findByText(
        'The address has no valid number for “Members” (1 to 400). This is the forecast for 225.',
      ),
    ).toBeVisible()
    expect(operations()).toEqual([{ ...usual, courts: 3 }])
    await type('Members', '200')
    await screen.findByText(/^With 200 members/)
    expect(screen.queryByText(/no valid number/)).toBeNull()
  })

  it('reads a whole number also with a decimal point', async () => {
    const operations = await open('&members=90.0')
    await screen.findByText(/^With 90 members/)
    await type('Courts', ' 3.0 ')
    await screen.findByText(/^With 90 members .* 3 courts meet/)
    expect(operations()).toEqual([
      { ...usual, members: 90 },
      { ...usual, members: 90, courts: 3 },
    ])
    expect(address()).toBe('/admin?view=planner&members=90.0&courts=3')
    expect(field('Courts')).toHaveValue('3')
  })

  it.each([
    ['Weekly reservations', '0', 'Please choose 0.05 to 7'],
    ['Wishes to meet, in percent', '49', 'Please choose 50 to 100'],
  ])('refuses in %s the text %s without asking', async (name, text, error) => {
    const operations = await open()
    await screen.findByText(/^With 225 members/)
    await type(name, text)
    expect(await screen.findByText(error)).toBeVisible()
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(error)
    expect(operations()).toEqual([usual])
    expect(address()).toBe('/admin?view=planner')
  })

  it('keeps the picture after a failure, and says why and whether to wait', async () => {
    const failures = [
      errorResponse('RATE_LIMITED', 'Later.', { retryAfter: 20 }),
      errorResponse('SERVICE_UNAVAILABLE', 'Later.'),
    ]
    await open('', ({ members }) =>
      members === 225 ? forecast() : (failures.shift() ?? forecast()),
    )
    await screen.findByText(/^With 225 members/)
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
