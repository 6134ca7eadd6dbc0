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

  it('says that somebody else has changed the draft, and saves over it at the next press', async () => {
    let version = 3
    const operations = await openLetters('&id=l1', {
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
    const { unmount } = await openLetters('&id=l1', answers)
    await press('Change the letter')
    await enter(await screen.findByRole('textbox', { name: 'Text' }), ' Mine')
    await press('Save and go on')
    await waitFor(() =>
      expect(screen.getAllByText(/load the page again.*your words are lost/)).toHaveLength(2),
    )
    await enter(screen.getByRole('textbox', { name: 'Text' }), ' More of mine')
    unmount()
    await openLetters('&id=l1', answers)
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Court 1 is closed.')
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
    await openLetters('&id=l1', {
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

  it('begins the next letter blank after one is saved', async () => {
    const { unmount } = await openLetters('&id=new', {
      CreateLetter: answer('createLetter', letter(1)),
      Letter: answer('letter', letter(1)),
    })
    await fillIn()
    await press('Save and go on')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    unmount()
    await openLetters('&id=new')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })

  it('takes the failure of the first press away when the second one has stored the letter', async () => {
    const answers = [
      answer('createLetter', letter(2)),
      () => errorResponse('SERVICE_UNAVAILABLE', 'Please try again in a moment.'),
    ]
    await openLetters('&id=new', {
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
  })

  it('keeps the words of a changed letter, unless somebody else has changed it meanwhile', async () => {
    const answers = (version: number) => ({
      Letter: answer('letter', letter(1, { version })),
    })
    const { unmount } = await openLetters('&id=l1', answers(3))
    await press('Change the letter')
    await enter(await screen.findByRole('textbox', { name: 'Text' }), ' My words')
    unmount()
    const again = await openLetters('&id=l1', answers(4))
    await press('Change the letter')
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Court 1 is closed.')
    again.unmount()
    await openLetters('&id=l1', answers(3))
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
    const operations = await openLetters('&id=new')
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
    const operations = await openLetters('&id=new', {
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
})
