import { screen } from '@testing-library/react'
import { mockServer } from '../../testing/mockServer'
import { waitlistStats } from '../../testing/waitlistFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { RegistrationLead } from './RegistrationLead'

const lead = () => renderWithApi(<RegistrationLead />, '/auth?mode=register')
const promise = () => screen.queryByText(/puts you on the waitlist/)

describe('RegistrationLead', () => {
  it.each([
    ['before the response arrives', { WaitlistStats: () => new Promise<never>(() => undefined) }],
    ['after a failed request', {}],
    ['while places are open', waitlistStats(1, 20)],
  ])('says that an account gets a place only while places are open, %s', async (_when, answers) => {
    mockServer(answers)
    await lead()
    expect(promise()).toHaveTextContent(
      /^Creating an account puts you on the waitlist while places are open\.$/,
    )
  })

  it('says that the account gets its place later if today’s places are taken', async () => {
    mockServer(waitlistStats(0, 130))
    await lead()
    expect(
      await screen.findByText(/^Today’s 80 places are taken\. Your account is made now/),
    ).toHaveTextContent('12:00 AM on Sunday, November 22 (Miami time)')
    expect(screen.getByText(/80 places are taken/).closest('[role=status]')).not.toBeNull()
    expect(promise()).toBeNull()
  })

  it('says that the account gets no place if the list is full', async () => {
    mockServer(waitlistStats(0, 225))
    await lead()
    expect(await screen.findByText(/^All 225 places are taken\..*no place now/)).toBeVisible()
    expect(promise()).toBeNull()
  })
})
