import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { ownEntry, person } from '../../testing/sessionFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { RegisterForm } from './RegisterForm'

const answers = {
  Register: () => ({ data: { register: person() } }),
  JoinWaitlist: () => ({
    data: { joinWaitlist: { __typename: 'JoinWaitlistResult', created: true, entry: ownEntry } },
  }),
  Me: () => ({ data: { me: person() } }),
}

const wish = () => screen.getByRole('combobox', { name: 'Plan you would like (optional)' })

async function register() {
  for (const [label, value] of Object.entries({
    'First name': 'Camila',
    'Last name': 'Alvarez',
    Email: 'camila@example.com',
    Password: 'correct horse',
    'Confirm password': 'correct horse',
  })) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(value)
  }
  await userEvent.click(screen.getByRole('button', { name: 'JOIN NOW' }))
  await screen.findByText('Welcome')
}

describe('plan wish at registration', () => {
  it('comes from ?plan= and is sent with the place, not the account', async () => {
    const operations = mockServer(answers)
    await renderWithApi(<RegisterForm />, '/auth?mode=register&plan=standard&ref=BCDF234567')
    expect(wish()).toHaveDisplayValue('Standard')
    expect(wish()).toHaveAccessibleDescription(
      /^The team sees it when it plans the memberships\. It promises nothing/,
    )
    await register()
    expect(operations[0]?.variables).toEqual({
      input: {
        firstName: 'Camila',
        lastName: 'Alvarez',
        email: 'camila@example.com',
        password: 'correct horse',
      },
    })
    expect(operations[1]?.variables).toEqual({
      input: { userId: 'u1', referralCode: 'BCDF234567', planWish: 'standard' },
    })
  })

  it('can be cleared', async () => {
    const operations = mockServer(answers)
    await renderWithApi(<RegisterForm />, '/auth?mode=register&plan=unlimited')
    await userEvent.selectOptions(wish(), 'Not sure yet')
    expect(wish()).toHaveDisplayValue('Not sure yet')
    await register()
    expect(operations[1]?.variables).toEqual({ input: { userId: 'u1' } })
  })

  it.each(['UNLIMITED', '', 'toString'])(
    'is empty if the URL contains an unknown plan: plan=%s',
    async plan => {
      const operations = mockServer(answers)
      await renderWithApi(<RegisterForm />, `/auth?mode=register&plan=${plan}`)
      expect(wish()).toHaveDisplayValue('Not sure yet')
      await register()
      expect(operations[1]?.variables).toEqual({ input: { userId: 'u1' } })
    },
  )

  it('is kept in the URL of /share with the referral code when the place is refused', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    mockServer({ ...answers, JoinWaitlist: () => errorResponse('DAILY_LIMIT', 'All are taken.') })
    await renderWithApi(<RegisterForm />, '/auth?mode=register&plan=unlimited&ref=BCDF234567')
    await register()
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent(
        '/share?plan=unlimited&ref=BCDF234567',
      ),
    )
    logged.mockRestore()
  })
})
