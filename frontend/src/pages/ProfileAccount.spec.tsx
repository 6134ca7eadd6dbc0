import { screen, waitFor } from '@testing-library/react'
import { actAsync } from '../testing/actAsync'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person } from '../testing/sessionFixtures'
import { ProfileAccount } from './ProfileAccount'

const session = {
  ...{ __typename: 'AccountSession', id: 's1', browser: 'Firefox', system: 'Linux' },
  ...{ startedAt: '2026-11-23T15:00:00.000Z', lastUsedAt: '2026-11-24T15:00:00.000Z' },
  isCurrent: true,
}
const preferences = { newsletter: 'off', dayReminder: true, hoursReminder: true, digest: null }
const factors = { authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 }
const answers = {
  MySessions: () => ({ data: { mySessions: [session] } }),
  MailPreferences: () => ({
    data: { mailPreferences: { __typename: 'MailPreferences', ...preferences } },
  }),
  MySecondFactors: () => ({
    data: { mySecondFactors: { __typename: 'SecondFactors', id: 'u1', ...factors } },
  }),
}
const shown = {
  MySessions: 'Firefox on Linux',
  MailPreferences: 'You get no newsletter.',
  MySecondFactors: 'Passkeys',
}

describe('account on the profile', () => {
  it.each(Object.keys(answers) as (keyof typeof answers)[])(
    'stays hidden until %s is answered, so that nothing moves',
    async name => {
      let answer = () => {}
      const answered = new Promise<void>(resolve => {
        answer = resolve
      })
      const operations = mockServer({
        ...answers,
        [name]: () => answered.then(() => answers[name]()),
      })
      await renderWithApi(<ProfileAccount user={person()} />, '/profile')
      for (const [other, text] of Object.entries(shown))
        if (other !== name) expect(await screen.findByText(text)).not.toBeVisible()
      await actAsync(answer)
      await waitFor(() => expect(screen.getByText(shown[name])).toBeVisible())
      for (const text of Object.values(shown)) expect(screen.getByText(text)).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Your data' })).toBeVisible()
      expect(operations).toHaveLength(3)
    },
  )
})
