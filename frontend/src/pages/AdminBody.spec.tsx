import '../testing/fakeSocket'
import { screen, within } from '@testing-library/react'
import type { StaffRoleName } from '@shared/staff-scopes'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { waitlistAnswers, waitlistEntries } from '../testing/waitlistFixtures'
import { AdminBody } from './AdminBody'

const desk = ['Today', 'Waitlist', 'Memberships', 'Day', 'Closures', 'Use', 'Money', 'Site line']

async function open(role: StaffRoleName) {
  const operations = mockServer(waitlistAnswers(() => waitlistEntries(3)))
  await renderWithApi(<AdminBody section="waitlist" role={role} hasSecondFactor />, '/admin')
  expect(await screen.findByRole('link', { name: 'Camila Alvarez 1' })).toBeVisible()
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  return { operations, links: links.map(({ textContent }) => textContent.trim()) }
}

describe('the team’s page', () => {
  it('shows the desk its sections only, and asks for no messages', async () => {
    const { operations, links } = await open('DESK')
    expect(links).toEqual(desk)
    expect(operations.map(({ operationName }) => operationName)).not.toContain('NewMessages')
  })

  it('shows managers all but the owner’s sections', async () => {
    const { links } = await open('MANAGER')
    expect(links).toEqual(expect.arrayContaining([...desk, 'Waves', 'Messages', 'Mail']))
    expect(links).not.toContain('Staff')
    expect(links).not.toContain('Integrations')
  })
})
