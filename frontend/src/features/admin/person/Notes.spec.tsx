import { enter } from '../../../testing/enter'
import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { connectionOf } from '../../../testing/connectionOf'
import { note, personAnswers } from '../../../testing/personFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { currentToast } from '../../../ui/toast'
import { Notes } from './Notes'

const notes = <Notes id="u1" />
/** Answers with this page of notes. */
const notesOf =
  (page: (after: unknown) => object) =>
  ({ id, after }: Record<string, unknown>) => ({
    data: { person: { __typename: 'Person', id, notes: page(after) } },
  })

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('admin person notes', () => {
  // Drafts of one test stay in the tab's storage.
  afterEach(() => sessionStorage.clear())

  it('names no placeholder of a writer whose account is deleted, and keeps an edited draft', async () => {
    const gone = { ...note('n2', 'Old.'), authorEmail: 'gone-1@invalid', isOwn: false }
    const answers = {
      ...personAnswers(),
      PersonNotes: notesOf(() => connectionOf('Note', [note('n1', 'Called.'), gone])),
    }
    mockServer(answers)
    const { unmount } = await renderWithApi(notes)
    expect(await part('Notes').findByText('Deleted account')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the note/ }))
    await enter(await screen.findByRole('textbox', { name: 'Note' }), ' Twice.')
    unmount()
    await renderWithApi(notes)
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the note/ }))
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Called. Twice.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Edit the note/ }))
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Called.')
  })

  /** Mocks a server that stores new notes. */
  async function openNotes(answers: object = {}) {
    const kept = [note('n1', 'Called.\nPlays 4.0.')]
    const operations = mockServer({
      ...personAnswers(),
      PersonNotes: notesOf(() => connectionOf('Note', kept)),
      CreateNote: ({ input }) => {
        // The variables as sent in the request.
        const { text } = input as { text: string }
        const written = note(`n${kept.length + 1}`, text)
        kept.unshift(written)
        return { data: { createNote: written } }
      },
      ...answers,
    })
    const { unmount } = await renderWithApi(notes)
    return { operations, unmount, box: await screen.findByRole('textbox', { name: 'New note' }) }
  }

  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add note' }))

  it('show text, author and time, and a new note first', async () => {
    const { box, operations } = await openNotes()
    expect(part('Notes').getByRole('listitem')).toHaveTextContent(
      'Called. Plays 4.0.team@example.com, Nov 20, 2026, 10:00 AM',
    )
    const inView: Element[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      inView.push(this)
    }
    await enter(box, 'Wrote back.')
    await add()
    expect(await screen.findByText('2 notes')).toBeVisible()
    const [latest] = part('Notes').getAllByRole('listitem')
    expect(latest).toHaveTextContent('Wrote back.')
    await waitFor(() => expect(new Set(inView)).toEqual(new Set([latest?.firstElementChild])))
    expect(await part('Notes').findByText('Note added. It stands right below.')).toBeVisible()
    expect(currentToast()).toBeUndefined()
    expect(box).toHaveValue('')
    const { variables } =
      operations.find(({ operationName }) => operationName === 'CreateNote') ?? {}
    expect(variables).toEqual({ input: { userId: 'u1', text: 'Wrote back.' } })
  })

  it('stay shown after “Show more” when one is added and when one is removed', async () => {
    const kept = ['n0', 'n1', 'n2'].map(id => note(id, `Note ${id}.`))
    const { box } = await openNotes({
      PersonNotes: notesOf(after => {
        const start = kept.findIndex(({ id }) => id === after) + 1
        const rows = kept.slice(start, start + 2)
        const hasNextPage = start + 2 < kept.length
        const page = connectionOf('Note', rows, kept.length)
        return { ...page, pageInfo: { ...page.pageInfo, hasNextPage } }
      }),
      CreateNote: () => {
        kept.unshift(note('latest', 'Wrote back.'))
        return { data: { createNote: kept[0] } }
      },
      DeleteNote: () => {
        kept.pop()
        return { data: { deleteNote: 'n2' } }
      },
    })
    const texts = () =>
      part('Notes')
        .getAllByRole('listitem')
        .map(item => /^(Note n\d|Wrote back)/.exec(item.textContent)?.[0])
    const first3 = ['Note n0', 'Note n1', 'Note n2']
    await userEvent.click(part('Notes').getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(texts()).toEqual(first3))
    await enter(box, 'Wrote back.')
    await add()
    expect(await screen.findByText('4 notes')).toBeVisible()
    expect(texts()).toEqual(['Wrote back', ...first3])
    expect(part('Notes').queryByRole('button', { name: 'Show more' })).toBeNull()

    const last = within(part('Notes').getAllByRole('listitem').at(-1) ?? document.body)
    await userEvent.click(last.getByRole('button', { name: /^Remove/ }))
    await userEvent.click(last.getByRole('button', { name: 'Yes, remove it' }))
    expect(await screen.findByText('3 notes')).toBeVisible()
    expect(texts()).toEqual(['Wrote back', ...first3.slice(0, -1)])
  })

  it('are edited and removed by their writer', async () => {
    const kept = [note('n1', 'Called.'), { ...note('n2', 'Theirs.'), isOwn: false }]
    const { operations } = await openNotes({
      PersonNotes: notesOf(() => connectionOf('Note', kept)),
      UpdateNote: () => ({
        data: {
          updateNote: { ...note('n1', 'Called twice.'), editedAt: '2026-11-20T16:00:00.000Z' },
        },
      }),
      DeleteNote: () => {
        kept.shift()
        return { data: { deleteNote: 'n1' } }
      },
    })
    const name = 'the note of Nov 20, 2026, 10:00 AM'
    await userEvent.click(await part('Notes').findByRole('button', { name: `Edit ${name}` }))
    const text = part('Notes').getByRole('textbox', { name: 'Note' })
    expect(text).toHaveValue('Called.')
    await enter(text, ' Twice.')
    await userEvent.click(part('Notes').getByRole('button', { name: 'Save note' }))
    expect(await part('Notes').findByText('Called twice.')).toBeVisible()
    expect(part('Notes').getByText(/changed Nov 20, 2026, 11:00 AM/)).toBeVisible()
    await userEvent.click(part('Notes').getByRole('button', { name: `Remove ${name}` }))
    await userEvent.click(part('Notes').getByRole('button', { name: 'Yes, remove it' }))
    const removed = await part('Notes').findByText('The note of Nov 20, 2026, 10:00 AM is removed.')
    expect(removed).toHaveAttribute('role', 'status')
    expect(part('Notes').queryByText('Called twice.')).toBeNull()
    await waitFor(() => expect(part('Notes').getByRole('heading', { name: 'Notes' })).toHaveFocus())
    expect(part('Notes').getByText('Theirs.')).toBeVisible()
    expect(part('Notes').queryByRole('button', { name: /^Edit/ })).toBeNull()
    expect(operations.filter(({ operationName }) => /Note$/.test(operationName))).toMatchObject([
      { variables: { input: { id: 'n1', text: 'Called. Twice.' } } },
      { variables: { input: { id: 'n1' } } },
    ])
  })

  it('are validated before they are sent; keep the draft when saving fails, also after the page was left', async () => {
    const { box, operations, unmount } = await openNotes({
      CreateNote: () => errorResponse('SERVICE_UNAVAILABLE', 'Please try again later.'),
    })
    await add()
    expect(await screen.findByText('Note is required')).toBeVisible()
    fireEvent.change(box, { target: { value: 'x'.repeat(2001) } })
    await add()
    expect(await screen.findByText('Please use at most 2000 characters')).toBeVisible()
    await waitFor(() => expect(box).toHaveFocus())
    expect(variablesOf(operations, 'CreateNote')).toEqual([])
    fireEvent.change(box, { target: { value: 'Hold this' } })
    await add()
    expect(await screen.findByText(/^Note not added: /)).toBeVisible()
    expect(currentToast()).toBeUndefined()
    expect(box).toHaveValue('Hold this')
    unmount()
    await renderWithApi(notes)
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('Hold this')
  })

  it('leave the page when somebody else has removed them, with a sentence', async () => {
    const kept = [note('n1', 'Called.')]
    await openNotes({
      PersonNotes: notesOf(() => connectionOf('Note', kept)),
      DeleteNote: () => {
        kept.pop()
        return errorResponse('NOT_FOUND', 'We could not find that.')
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Remove the note/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove it' }))
    await waitFor(() => expect(part('Notes').queryByText('Called.')).toBeNull())
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'We could not find that.' }),
    )
  })
})
