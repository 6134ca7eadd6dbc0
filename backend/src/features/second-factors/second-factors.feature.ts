import { DAY_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { Authenticator } from './authenticator.entity'
import { resealAuthenticators } from './authenticator.service'
import { Passkey } from './passkey.entity'
import { RecoveryCode } from './recovery-code.entity'
import { secondFactorActions } from './report-change'
import { secondFactorCommands } from './second-factor-commands'
import { secondFactorsData } from './second-factors.data'
import { secondFactorChangedMail } from './second-factors.mails'
import { SecondFactorsResolver, TeamSecondFactorResolver } from './second-factors.resolver'

export const secondFactorsFeature: Feature = {
  entities: [Authenticator, Passkey, RecoveryCode],
  personalData: secondFactorsData,
  resolvers: [SecondFactorsResolver, TeamSecondFactorResolver],
  mails: [secondFactorChangedMail],
  auditActions: secondFactorActions,
  commands: secondFactorCommands,
  jobs: ({ keys }) => [
    {
      name: 'authenticator_secrets',
      everyMs: DAY_MS,
      run: async () => {
        if (keys) await resealAuthenticators(keys.authenticators)
      },
    },
  ],
}
