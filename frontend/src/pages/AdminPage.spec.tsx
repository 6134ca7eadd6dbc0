import '../testing/fakeSocket'
import { act, screen } from '@testing-library/react'
import { sessionStore } from '../api/sessionStore'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person, resetSession } from '../testing/sessionFixtures'
import { waitlistAnswers, waitlistEntries } from '../testing/waitlistFixtures'
import { AdminPage } from './AdminPage'

const LINK = 'Add a second factor'
const entry = () => screen.findByRole('link', { name: 'Camila Alvarez 1' })

afterEach(resetSession)

async function open(changes: Parameters<typeof person>[0]) {
  act(() => sessionStore.setUser(person(changes)))
  const operations = mockServer(waitlistAnswers(() => waitlistEntries(3)))
  await renderWithApi(<AdminPage />, '/admin')
  return operations
}

describe('/admin and second factors (ACCOUNT-49)', () => {
  it('leads staff without one to the profile, and requests nothing', async () => {
    const operations = await open({ staffRole: 'DESK', needsSecondFactor: true })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Add a second factor first',
    )
    const link = screen.getByRole('link', { name: 'Add one on your profile' })
    expect(link).toHaveAttribute('href', '/profile')
    expect(operations).toEqual([])
  })

  it('shows an owner who may go on without one a notice', async () => {
    await open({ isAdmin: true, role: 'ADMIN' })
    expect(await entry()).toBeVisible()
    expect(screen.getByRole('link', { name: LINK })).toHaveAttribute('href', '/profile')
  })

  it('shows staff with one no notice', async () => {
    await open({ staffRole: 'MANAGER', hasSecondFactor: true })
    expect(await entry()).toBeVisible()
    expect(screen.queryByRole('link', { name: LINK })).toBeNull()
  })
})
