import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { YourData } from './YourData'

const press = (name: string) => screen.getByRole('button', { name })

async function open({ isTeam = false } = {}) {
  const view = await renderWithApi(<YourData isTeam={isTeam} />, '/profile')
  await screen.findByRole('heading', { name: 'Your data' })
  return { user: userEvent.setup(), ...view }
}

/** Collects the files that the page saves; jsdom saves none. */
function watchFiles() {
  const saved: unknown[] = []
  const names: string[] = []
  jest.spyOn(globalThis, 'Blob').mockImplementation(parts => {
    saved.push(parts?.[0])
    return {} as Blob
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { saved, names }
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('your data', () => {
  it('saves a copy as a file, named after the day in Miami', async () => {
    const { saved, names } = watchFiles()
    // Already November 25 in UTC.
    jest.useFakeTimers({ now: new Date('2026-11-25T02:00:00Z'), advanceTimers: true })
    const part = {
      __typename: 'MyDataPart',
      name: 'user',
      about: 'Your account.',
      rows: [{ email: 'ana@example.com' }],
    }
    mockServer({ MyData: () => ({ data: { myData: [part] } }) })
    const { user } = await open()
    await user.click(press('Download a copy'))
    expect(await screen.findByText('Copy ready')).toBeVisible()
    expect(names).toEqual(['my-data-2026-11-24.json'])
    expect(JSON.parse(String(saved[0]))).toEqual([
      { name: 'user', about: 'Your account.', rows: [{ email: 'ana@example.com' }] },
    ])
  })

  it('asks before it deletes: Escape keeps the account, with the focus on the button; says what must be done first', async () => {
    const message = 'A membership is running: it must end first.'
    const calls: string[] = []
    mockServer({
      DeleteMyAccount: () => {
        calls.push('DeleteMyAccount')
        return errorResponse('CONFLICT', message)
      },
    })
    const { user } = await open()
    expect(
      screen.getByText(/a running membership and work for the club must have ended/),
    ).toBeVisible()
    await user.click(press('Delete my account'))
    await user.keyboard('{Escape}')
    expect(press('Delete my account')).toHaveFocus()
    await user.click(press('Delete my account'))
    expect(calls).toEqual([])
    await user.click(press('Yes, delete it'))
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('does not offer to delete the account of the club', async () => {
    mockServer({})
    await open({ isTeam: true })
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  })
})
