import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import {
  audience,
  figures,
  letter,
  letterPreview,
  letterReach,
} from '../../../testing/letterFixtures'
import { errorResponse, mockServer, variablesOf, inputsOf } from '../../../testing/mockServer'
import { addStylesToDocument, renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/connectionOf'
import { CurrentSection } from '../CurrentSection'

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Opens the section with these parameters of its URL; `answers` are added to what it asks. */
async function open(query: string, answers: object = {}) {
  const operations = mockServer({
    SendsMail: () => ({ data: { sendsMail: true } }),
    Letters: () => ({ data: { letters: connectionOf('Letter', []) } }),
    LetterPreview: () => letterPreview(),
    LetterReach: () => letterReach(212, [unreachable]),
    ...answers,
  })
  const { unmount } = await renderWithApi(
    <>
      <h1 tabIndex={-1}>Letters</h1>
      <CurrentSection name="letters" />
    </>,
    `/admin?view=letters${query}`,
  )
  return Object.assign(operations, { unmount })
}

const unreachable = {
  __typename: 'Unreachable',
  reason: 'undeliverable',
  count: 9,
  emails: ['bo@example.com'],
}

const inputOf = (operations: ReturnType<typeof mockServer>, name: string) =>
  inputsOf(operations, name).at(-1)

const answer = (name: string, row: object) => () => ({ data: { [name]: row } })

async function fillIn() {
  await enter(await screen.findByRole('textbox', { name: 'Subject' }), 'The courts')
  await enter(screen.getByRole('textbox', { name: 'Text' }), 'Closed.')
}

describe('admin letters', () => {
  // Drafts of one test stay in the tab's storage.
  afterEach(() => sessionStorage.clear())

  it('shows a row per letter: whom it is for, when, and how many it has reached', async () => {
    const rows = [
      letter(1),
      letter(2, {
        state: 'sending',
        audiences: [
          audience('booked', { from: '2026-12-01', until: '2026-12-02' }),
          audience('waiting', { firstPosition: 1, lastPosition: 20, confirmed: true }),
        ],
        startedAt: '2026-11-27T15:00:00.000Z',
        recipients: 1200,
        figures: figures({ sent: 300, waiting: 900 }),
      }),
    ]
    await open('', { Letters: () => ({ data: { letters: connectionOf('Letter', rows) } }) })
    const [, , second] = await screen.findAllByRole('row')
    expect(second).toHaveTextContent(
      'Members with a booking from Dec 1, 2026 to Dec 2, 2026; People who wait, numbers 1 to 20, confirmed addresses',
    )
    expect(second).toHaveTextContent('300 of 1,200 sent')
    const [, draft] = screen.getAllByRole('row')
    expect(draft).toHaveTextContent('Mails: N/A')
    expect(screen.getByRole('link', { name: 'Letter 1' })).toHaveAttribute(
      'href',
      '/admin?view=letters&id=l1',
    )
  })

  it('lists the letters of one state', async () => {
    const operations = await open('')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Sent')
    await waitFor(() =>
      expect(variablesOf(operations, 'Letters').at(-1)).toMatchObject({ state: 'sent' }),
    )
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('state=sent')
  })

  it('marks the state of a letter with the same colour in the list and on its page', async () => {
    addStylesToDocument()
    const cancelled = letter(1, { state: 'cancelled' })
    await open('', {
      Letters: () => ({ data: { letters: connectionOf('Letter', [cancelled]) } }),
      Letter: answer('letter', cancelled),
    })
    const badge = async () => screen.findByText('Cancelled', { selector: 'span' })
    const inList = getComputedStyle(await badge()).backgroundColor
    await userEvent.click(screen.getByRole('link', { name: 'Letter 1' }))
    await screen.findByRole('heading', { name: 'What became of it' })
    expect(await badge()).toHaveStyle({ backgroundColor: inList })
  })

  it('saves a letter to several audiences, and shows a refused value at its field', async () => {
    const path = ['input', 'audiences', 1, 'until']
    const operations = await open('&id=new', {
      CreateLetter: () =>
        errorResponse('BAD_USER_INPUT', 'Refused', {
          fields: [
            {
              field: 'audiences.1.until',
              message: 'Please choose the first day or a later one',
              path,
            },
          ],
        }),
    })
    await fillIn()
    await press('Add an audience')
    const second = screen.getByRole('group', { name: 'Audience 2' })
    await userEvent.selectOptions(
      within(second).getByRole('combobox', { name: 'Who' }),
      'Members with a booking',
    )
    await enter(within(second).getByLabelText('First day of play'), '2026-12-02')
    await press('Save and go on')
    await waitFor(() =>
      expect(within(second).getByLabelText('Last day of play')).toHaveAccessibleDescription(
        'Please choose the first day or a later one',
      ),
    )
    expect(inputOf(operations, 'CreateLetter')).toMatchObject({
      subject: 'The courts',
      body: 'Closed.',
      kind: 'notice',
      audiences: [
        { kind: 'members', from: null },
        { kind: 'booked', from: '2026-12-02', until: null },
      ],
    })
    await press('Remove audience 2')
    expect(screen.queryByRole('group', { name: 'Audience 2' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add an audience' })).toHaveFocus()
  })

  it('shows the letter as a mail: light, dark and as text, and puts in placeholders', async () => {
    const operations = await open('&id=new')
    await fillIn()
    await press('Next booking')
    const text = screen.getByRole('textbox', { name: 'Text' })
    expect(text).toHaveValue('Closed.{bookingWhen}')
    const mail = await screen.findByRole('region', { name: 'The letter as a mail' })
    const card = () => mail.shadowRoot?.querySelector<HTMLElement>('.card')
    expect(card()?.style.background).toBe('rgb(9, 9, 9)')
    expect(mail.shadowRoot?.querySelector('a')).toMatchObject({ target: '_blank', rel: 'noopener' })
    await press('Dark')
    await waitFor(() => expect(card()?.style.background).toBe('rgb(1, 2, 3)'))
    await press('Light')
    await waitFor(() => expect(card()?.style.background).toBe('rgb(9, 9, 9)'))
    await press('Text')
    expect(screen.getByText('Plain words')).toBeVisible()
    await waitFor(() =>
      expect(inputOf(operations, 'LetterPreview')).toMatchObject({ body: 'Closed.{bookingWhen}' }),
    )
  })

  it('says whom a draft reaches, and sends it in a second step', async () => {
    let current = letter(1)
    const operations = await open('&id=l1', {
      Letter: () => ({ data: { letter: current } }),
      SendLetter: () => {
        current = letter(1, {
          state: 'sending',
          recipients: 212,
          startedAt: '2026-11-27T15:00:00.000Z',
          figures: figures({ sent: 12, waiting: 200 }),
        })
        return { data: { sendLetter: current } }
      },
    })
    expect(await screen.findByText('It reaches 212 people now.')).toBeVisible()
    expect(screen.getByText(/9 addresses.*bo@example\.com and 8 more/)).toBeVisible()
    await press('Send…')
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog).getByRole('heading', { name: 'Send to 212 people; 9 cannot be reached' }),
    ).toBeVisible()
    await press('Send to 212 people')
    expect(await screen.findByRole('heading', { name: 'What became of it' })).toHaveFocus()
    expect(inputOf(operations, 'SendLetter')).toEqual({ id: 'l1', version: 3 })
  })

  it('says in the dialog why a letter is not sent, and gives the focus back when that is closed', async () => {
    const message = 'There is no placeholder {foo}'
    await open('&id=l1', {
      Letter: answer('letter', letter(1)),
      SendLetter: () =>
        errorResponse('BAD_USER_INPUT', 'Refused', {
          fields: [{ field: 'body', message, path: ['input', 'body'] }],
        }),
    })
    await press('Send…')
    await press('Send to 212 people')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(`Not sent: ${message}`)).toBeVisible()
    await press('Not now')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Send…' })).toHaveFocus()
  })

  it('says that a letter was sent, if only the answer did not arrive', async () => {
    let current = letter(1)
    await open('&id=l1', {
      Letter: () => ({ data: { letter: current } }),
      SendLetter: () => {
        current = letter(1, { state: 'sending', recipients: 212, figures: figures() })
        throw new TypeError('Failed to fetch')
      },
    })
    await press('Send…')
    await press('Send to 212 people')
    expect(await screen.findByText('The letter is sending by now.')).toBeVisible()
    expect(screen.queryByText(/Not done/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'What became of it' })).toHaveFocus()
  })

  it('offers no sending that cannot be done', async () => {
    const cases = [
      { LetterPreview: () => letterPreview({ unknownPlaceholders: ['{foo}'] }) },
      { LetterReach: () => letterReach(0) },
    ]
    for (const answers of cases) {
      const { unmount } = await open('&id=l1', { Letter: answer('letter', letter(1)), ...answers })
      await screen.findByText(/no placeholder \{foo\}|It reaches 0 people/)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send…' })).toBeDisabled())
      unmount()
    }
  })

  it('schedules a letter for a time in Miami', async () => {
    const operations = await open('&id=l1', {
      Letter: answer('letter', letter(1)),
      SendLetter: answer('sendLetter', letter(1, { state: 'scheduled' })),
    })
    await press('Send…')
    await userEvent.click(screen.getByRole('radio', { name: 'At a time' }))
    await press('Schedule')
    expect(await screen.findByText('Please choose the day')).toBeVisible()
    expect(screen.getByText('Please choose the time')).toBeVisible()
    expect(inputOf(operations, 'SendLetter')).toBeUndefined()
    await enter(screen.getByLabelText('Day'), '2026-12-01')
    await enter(screen.getByLabelText('Time in Miami'), '09:30')
    await press('Schedule')
    await waitFor(() =>
      expect(inputOf(operations, 'SendLetter')).toEqual({
        ...{ id: 'l1', version: 3 },
        ...{ sendDate: '2026-12-01', sendTime: '09:30' },
      }),
    )
  })

  it('says that somebody else has changed the draft, and saves over it at the next press', async () => {
    let version = 3
    const operations = await open('&id=l1', {
      Letter: () => ({ data: { letter: letter(1, { version }) } }),
      UpdateLetter: ({ input }: { input: { version: number } }) => {
        if (input.version === 4) return { data: { updateLetter: letter(1, { version: 5 }) } }
        version = 4
        return errorResponse('CONFLICT', 'Somebody has changed this letter.')
      },
    })
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveFocus()
    await press('Save and go on')
    // In the form and in the toast.
    await waitFor(() =>
      expect(screen.getAllByText(/Save again to replace it with your words/)).toHaveLength(2),
    )
    await press('Save and go on')
    expect(await screen.findByText('Check and send')).toBeVisible()
    expect(inputOf(operations, 'UpdateLetter')).toMatchObject({ version: 4 })
    expect(screen.getByRole('button', { name: 'Change the letter' })).toHaveFocus()
  })

  it('shows the other words after a conflict when the page is loaded again', async () => {
    let version = 3
    const answers = {
      Letter: () => ({ data: { letter: letter(1, { version }) } }),
      UpdateLetter: () => {
        version = 4
        return errorResponse('CONFLICT', 'Somebody has changed this letter.')
      },
    }
    const { unmount } = await open('&id=l1', answers)
    await press('Change the letter')
    await enter(await screen.findByRole('textbox', { name: 'Text' }), ' Mine')
    await press('Save and go on')
    await waitFor(() =>
      expect(screen.getAllByText(/load the page again.*your words are lost/)).toHaveLength(2),
    )
    await enter(screen.getByRole('textbox', { name: 'Text' }), ' More of mine')
    unmount()
    await open('&id=l1', answers)
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Court 1 is closed.')
  })

  it('is silent about nothing: a refusal whose view is replaced is a toast', async () => {
    const cases = [
      { presses: ['Send…', 'Send to 212 people'], mutation: 'SendLetter' },
      { presses: ['Remove the draft', 'Remove'], mutation: 'RemoveLetter' },
    ]
    for (const { presses, mutation } of cases) {
      let current = letter(1)
      const { unmount } = await open('&id=l1', {
        Letter: () => ({ data: { letter: current } }),
        [mutation]: () => {
          current = letter(1, { state: 'scheduled', sendAt: '2026-12-01T14:30:00.000Z' })
          return errorResponse('CONFLICT', 'This letter is scheduled by now.')
        },
      })
      for (const name of presses) await press(name)
      expect(await screen.findByRole('heading', { name: 'What happens next' })).toHaveFocus()
      expect(await screen.findByText('This letter is scheduled by now.')).toBeVisible()
      unmount()
    }
  })

  it('sends no version that has not been looked at: after a refusal it must be opened again', async () => {
    const changes = [{ body: 'Another text.' }, { audiences: [audience('staff')] }]
    for (const change of changes) {
      let current = letter(1)
      const operations = await open('&id=l1', {
        Letter: () => ({ data: { letter: current } }),
        LetterReach: ({ input }: { input: { audiences: { kind: string }[] } }) =>
          letterReach(input.audiences[0]?.kind === 'staff' ? 67 : 212),
        SendLetter: ({ input }: { input: { version: number } }) => {
          if (input.version === 4) {
            current = letter(1, { ...change, version: 4, state: 'scheduled' })
            return { data: { sendLetter: current } }
          }
          current = letter(1, { ...change, version: 4 })
          return errorResponse('CONFLICT', 'Somebody has changed this letter.')
        },
      })
      await press('Send…')
      await press('Send to 212 people')
      expect(await screen.findByText('Somebody has changed this letter.')).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByRole('heading', { name: 'Check and send' })).toHaveFocus()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send…' })).toBeEnabled())
      expect(screen.queryByRole('dialog')).toBeNull()
      await press('Send…')
      await press(/^Send to (67|212) people$/)
      await waitFor(() =>
        expect(variablesOf(operations, 'SendLetter')).toMatchObject([
          { input: { version: 3 } },
          { input: { version: 4 } },
        ]),
      )
      operations.unmount()
    }
  })

  it('keeps words whose letter is no draft any more, and saves them as a new letter', async () => {
    const gone = errorResponse('NOT_FOUND', 'We could not find that.')
    const cases = [
      {
        after: { data: { letter: letter(1, { state: 'scheduled' }) } },
        refusal: errorResponse('CONFLICT', 'This letter is scheduled by now.'),
        sentence: /This letter is scheduled by now, without your words/,
      },
      { after: gone, refusal: gone, sentence: /Somebody has removed this letter/ },
    ]
    for (const { after, refusal, sentence } of cases) {
      let isOver = false
      const operations = await open('&id=l1', {
        Letter: ({ id }: { id: string }) => {
          if (id === 'l2') return { data: { letter: letter(2) } }
          return isOver ? after : { data: { letter: letter(1) } }
        },
        UpdateLetter: () => {
          isOver = true
          return refusal
        },
        CreateLetter: answer('createLetter', letter(2)),
      })
      await press('Change the letter')
      await enter(await screen.findByRole('textbox', { name: 'Text' }), ' My words')
      await press('Save and go on')
      // In the form and in the toast.
      await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
      expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(
        'Court 1 is closed. My words',
      )
      await press('Save as a new letter')
      expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
      expect(inputOf(operations, 'CreateLetter')).toMatchObject({
        body: 'Court 1 is closed. My words',
      })
      operations.unmount()
    }
  })

  it('shows what became of a letter when its late change is cancelled', async () => {
    let current = letter(1)
    await open('&id=l1', {
      Letter: () => ({ data: { letter: current } }),
      UpdateLetter: () => {
        current = letter(1, { state: 'sent', figures: figures() })
        return errorResponse('CONFLICT', 'This letter is sent by now.')
      },
    })
    await press('Change the letter')
    await press('Save and go on')
    await screen.findByRole('button', { name: 'Save as a new letter' })
    await press('Cancel')
    expect(await screen.findByRole('heading', { name: 'What became of it' })).toHaveFocus()
  })

  it('says why a draft that somebody has removed cannot be sent', async () => {
    let isRemoved = false
    const gone = errorResponse('NOT_FOUND', 'There is no such letter.')
    await open('&id=l1', {
      Letter: () => (isRemoved ? gone : { data: { letter: letter(1) } }),
      SendLetter: () => {
        isRemoved = true
        return gone
      },
    })
    await press('Send…')
    await press('Send to 212 people')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('There is no such letter.'),
    )
  })

  it('says that another tab has cancelled a letter already', async () => {
    let current = letter(1, { state: 'scheduled', sendAt: '2026-12-01T14:30:00.000Z' })
    await open('&id=l1', {
      Letter: () => ({ data: { letter: current } }),
      CancelLetter: () => {
        current = letter(1, { state: 'cancelled' })
        return errorResponse('CONFLICT', 'This letter is cancelled by now.')
      },
    })
    await press('Cancel')
    await press('Cancel the letter')
    expect(await screen.findByText('This letter is cancelled by now.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'What became of it' })).toHaveFocus(),
    )
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('keeps the words of a new letter when the page is left, until they are cancelled', async () => {
    const { unmount } = await open('&id=new')
    await fillIn()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Staff')
    await press('Add an audience')
    unmount()
    await open('&id=new')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('The courts')
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Closed.')
    const [first] = screen.getAllByRole('combobox', { name: 'Who' })
    expect(first).toHaveDisplayValue('Staff')
    expect(screen.getByRole('group', { name: 'Audience 2' })).toBeVisible()
    await press('Cancel')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.click(await screen.findByRole('link', { name: 'Write a letter' }))
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  it('begins the next letter blank after one is saved', async () => {
    const { unmount } = await open('&id=new', {
      CreateLetter: answer('createLetter', letter(1)),
      Letter: answer('letter', letter(1)),
    })
    await fillIn()
    await press('Save and go on')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    unmount()
    await open('&id=new')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  it('goes on with a new letter that was stored, although the response was lost', async () => {
    const [first, other] = [letter(1, { subject: 'The courts', body: 'Closed.' }), letter(2)]
    let drafts = [other]
    await open('&id=new', {
      Letters: () => ({ data: { letters: connectionOf('Letter', drafts) } }),
      Letter: answer('letter', first),
      CreateLetter: () => {
        drafts = [first, other]
        throw new TypeError('Failed to fetch')
      },
    })
    await fillIn()
    await press('Save and go on')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('id=l1')
    expect(screen.queryByText('Not saved')).toBeNull()
  })

  it('stores a new letter at the next press, although there is a draft with the same subject', async () => {
    const answers = [
      () => answer('createLetter', letter(2))(),
      () => {
        throw new TypeError('Failed to fetch')
      },
    ]
    await open('&id=new', {
      Letters: () => ({
        data: { letters: connectionOf('Letter', [letter(1, { subject: 'The courts' })]) },
      }),
      Letter: ({ id }: { id: string }) => ({ data: { letter: letter(id === 'l1' ? 1 : 2) } }),
      CreateLetter: () => answers.pop()?.(),
    })
    await fillIn()
    await press('Save and go on')
    expect(await screen.findByText('Not saved')).toBeVisible()
    await press('Save and go on')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('id=l2')
    // The failure of the first press is over.
    expect(screen.queryByText('Not saved')).toBeNull()
  })

  it('keeps the words of a changed letter, unless somebody else has changed it meanwhile', async () => {
    const answers = (version: number) => ({
      Letter: answer('letter', letter(1, { version })),
    })
    const { unmount } = await open('&id=l1', answers(3))
    await press('Change the letter')
    await enter(await screen.findByRole('textbox', { name: 'Text' }), ' My words')
    unmount()
    const again = await open('&id=l1', answers(4))
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Court 1 is closed.')
    again.unmount()
    await open('&id=l1', answers(3))
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(
      'Court 1 is closed. My words',
    )
    await press('Cancel')
    expect(await screen.findByRole('button', { name: 'Change the letter' })).toHaveFocus()
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Court 1 is closed.')
  })

  it('refuses a number of the waitlist that is none, instead of writing to everybody', async () => {
    const operations = await open('&id=new')
    await fillIn()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'People who wait')
    await enter(screen.getByLabelText(/^To number/), '2O')
    await press('Save and go on')
    await waitFor(() =>
      expect(screen.getByLabelText(/^To number/)).toHaveAccessibleDescription(
        'Please enter a number',
      ),
    )
    expect(variablesOf(operations, 'CreateLetter')).toEqual([])
  })

  it('ignores a number of the waitlist that an audience of another kind does not show', async () => {
    const operations = await open('&id=new', {
      CreateLetter: answer('createLetter', letter(1)),
      Letter: answer('letter', letter(1)),
    })
    await fillIn()
    const who = screen.getByRole('combobox', { name: 'Who' })
    await userEvent.selectOptions(who, 'People who wait')
    await enter(screen.getByLabelText(/^From number/), 'abc')
    await enter(screen.getByLabelText(/^To number/), '20')
    await userEvent.selectOptions(who, 'Members')
    await press('Save and go on')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toBeVisible()
    expect(inputOf(operations, 'CreateLetter')).toMatchObject({
      audiences: [{ kind: 'members', firstPosition: null, lastPosition: null }],
    })
  })

  it('names what cannot be sent: an unknown placeholder, and a link that does not answer', async () => {
    await open('&id=l1', {
      Letter: answer('letter', letter(1, { body: 'See https://club.example/x {who}' })),
      LetterPreview: () => letterPreview({ unknownPlaceholders: ['{who}'] }),
      LetterLinks: answer('letterLinks', [
        {
          __typename: 'LetterLink',
          url: 'https://club.example/x',
          answers: false,
          answer: 'It answers 404.',
        },
      ] as never),
    })
    expect(await screen.findByText(/There is no placeholder \{who\}/)).toBeVisible()
    await press('Try 1 link')
    expect(
      await screen.findByText('https://club.example/x does not answer: It answers 404.'),
    ).toBeVisible()
  })

  it('cancels a letter on its way, after it has said how many have gone', async () => {
    const moving = { state: 'sending', recipients: 212, startedAt: '2026-11-27T15:00:00.000Z' }
    await open('&id=l1', {
      Letter: answer(
        'letter',
        letter(1, { ...moving, figures: figures({ sent: 12, waiting: 200 }) }),
      ),
      CancelLetter: answer(
        'cancelLetter',
        letter(1, { ...moving, state: 'cancelled', figures: figures({ sent: 13, dropped: 199 }) }),
      ),
    })
    await press('Cancel')
    expect(
      screen.getByText('12 mails of 212 have gone by now; the others are dropped.'),
    ).toBeVisible()
    await press('Cancel the letter')
    expect(await screen.findByText('The letter is cancelled. 13 mails had gone.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'What became of it' })).toHaveFocus(),
    )
  })

  it('begins a new letter with the words of a former one', async () => {
    const operations = await open('&id=l1', {
      Letter: ({ id }: { id: string }) => ({
        data: {
          letter: id === 'l1' ? letter(1, { state: 'sent', figures: figures() }) : letter(2),
        },
      }),
      CreateLetter: answer('createLetter', letter(2)),
    })
    await screen.findByText('What became of it')
    // The first view of a page leaves the focus where it is.
    expect(document.body).toHaveFocus()
    await press('Use as a new letter')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    expect(inputOf(operations, 'CreateLetter')).toMatchObject({
      subject: 'Letter 1',
      kind: 'notice',
    })
  })
})
