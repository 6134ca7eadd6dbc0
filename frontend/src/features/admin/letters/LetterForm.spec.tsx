import { answer, fillIn, inputOf, openLetters, press } from '../../../testing/adminLetters'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import { figures, letter } from '../../../testing/letterFixtures'
import { errorResponse, variablesOf } from '../../../testing/mockServer'

describe('admin letters', () => {
  it('saves a letter to several audiences, and shows a refused value at its field', async () => {
    const path = ['input', 'audiences', 1, 'until']
    const operations = await openLetters('&id=new', {
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
    const operations = await openLetters('&id=new')
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

  it('says that somebody else has changed the draft: the next press saves over it, another look shows it', async () => {
    let current = letter(1)
    const answers = {
      Letter: () => ({ data: { letter: current } }),
      UpdateLetter: ({ input: { version } }: { input: { version: number } }) => {
        if (version !== current.version)
          return errorResponse('CONFLICT', 'Somebody has changed this letter.')
        current = letter(1, { version: version + 1 })
        return { data: { updateLetter: current } }
      },
    }
    const operations = await openLetters('&id=l1', answers)
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveFocus()
    current = letter(1, { version: 4 })
    await press('Save and go on')
    // In the form and in the toast.
    await waitFor(() =>
      expect(screen.getAllByText(/Save again to replace it with your words/)).toHaveLength(2),
    )
    await press('Save and go on')
    expect(await screen.findByText('Check and send')).toBeVisible()
    expect(inputOf(operations, 'UpdateLetter')).toMatchObject({ version: 4 })
    expect(screen.getByRole('button', { name: 'Change the letter' })).toHaveFocus()

    await press('Change the letter')
    await enter(await screen.findByRole('textbox', { name: 'Text' }), ' Mine')
    current = letter(1, { version: 6 })
    await press('Save and go on')
    await waitFor(() =>
      expect(screen.getAllByText(/load the page again.*your words are lost/)).toHaveLength(2),
    )
    await enter(screen.getByRole('textbox', { name: 'Text' }), ' More of mine')
    operations.unmount()
    await openLetters('&id=l1', answers)
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Court 1 is closed.')
  })

  it('keeps words whose letter is no draft any more, and saves them as a new letter or shows what became of it', async () => {
    const gone = errorResponse('NOT_FOUND', 'We could not find that.')
    const sent = { data: { letter: letter(1, { state: 'sent', figures: figures() }) } }
    /** Saves words after the letter has become this. */
    async function saveLate(after: object, refusal: object, sentence: RegExp) {
      let isOver = false
      const operations = await openLetters('&id=l1', {
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
      const text = await screen.findByRole('textbox', { name: 'Text' })
      await enter(text, ' My words')
      await press('Save and go on')
      // In the form and in the toast.
      await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
      expect(text).toHaveValue('Court 1 is closed. My words')
      expect(screen.getByRole('button', { name: 'Save as a new letter' })).toBeEnabled()
      return operations
    }
    const conflict = errorResponse('CONFLICT', 'This letter is sent by now.')
    const { unmount } = await saveLate(
      sent,
      conflict,
      /This letter is sent by now, without your words/,
    )
    await press('Cancel')
    expect(await screen.findByRole('heading', { name: 'What became of it' })).toHaveFocus()
    unmount()
    const operations = await saveLate(gone, gone, /Somebody has removed this letter/)
    await press('Save as a new letter')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    expect(inputOf(operations, 'CreateLetter')).toMatchObject({
      body: 'Court 1 is closed. My words',
    })
  })

  it('keeps the words of a new letter when the page is left, until they are cancelled', async () => {
    const { unmount } = await openLetters('&id=new')
    await fillIn()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Staff')
    await press('Add an audience')
    unmount()
    await openLetters('&id=new')
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

  it('takes the failure of the first press away when the second one has stored the letter, and begins the next one blank', async () => {
    const answers = [
      answer('createLetter', letter(2)),
      () => errorResponse('SERVICE_UNAVAILABLE', 'Please try again in a moment.'),
    ]
    const { unmount } = await openLetters('&id=new', {
      Letter: answer('letter', letter(2)),
      CreateLetter: () => answers.pop()?.(),
    })
    await fillIn()
    await press('Save and go on')
    expect(await screen.findByText('Not saved')).toBeVisible()
    await press('Save and go on')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('id=l2')
    expect(screen.queryByText('Not saved')).toBeNull()
    unmount()
    await openLetters('&id=new')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  it('keeps the words of a changed letter, unless somebody else has changed it meanwhile', async () => {
    /** Opens the form of this version, and returns its text. */
    async function change(version: number) {
      const { unmount } = await openLetters('&id=l1', {
        Letter: answer('letter', letter(1, { version })),
      })
      await press('Change the letter')
      return { unmount, text: await screen.findByRole('textbox', { name: 'Text' }) }
    }
    const first = await change(3)
    await enter(first.text, ' My words')
    first.unmount()
    const other = await change(4)
    expect(other.text).toHaveValue('Court 1 is closed.')
    other.unmount()
    const { text } = await change(3)
    expect(text).toHaveValue('Court 1 is closed. My words')
    await press('Cancel')
    expect(await screen.findByRole('button', { name: 'Change the letter' })).toHaveFocus()
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Court 1 is closed.')
  })

  it('refuses a number of the waitlist that is none, and ignores it for an audience that does not show it', async () => {
    const operations = await openLetters('&id=new', {
      CreateLetter: answer('createLetter', letter(1)),
      Letter: answer('letter', letter(1)),
    })
    await fillIn()
    const who = screen.getByRole('combobox', { name: 'Who' })
    await userEvent.selectOptions(who, 'People who wait')
    await enter(screen.getByLabelText(/^From number/), '20')
    await enter(screen.getByLabelText(/^To number/), '2O')
    await press('Save and go on')
    await waitFor(() =>
      expect(screen.getByLabelText(/^To number/)).toHaveAccessibleDescription(
        'Please enter a number',
      ),
    )
    expect(variablesOf(operations, 'CreateLetter')).toEqual([])
    await userEvent.selectOptions(who, 'Members')
    await press('Save and go on')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toBeVisible()
    expect(inputOf(operations, 'CreateLetter')).toMatchObject({
      audiences: [{ kind: 'members', firstPosition: null, lastPosition: null }],
    })
  })
})
