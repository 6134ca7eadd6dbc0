import type { Command, CommandContext } from '../feature'
import { requireAccount } from '../members/operator-changes.service'
import { resetSecondFactorByCommand } from './reset-second-factor.service'

/** The operator's command for a person who has lost their second factor, also for the owner. */
export const secondFactorCommands: readonly Command[] = [
  {
    name: 'reset-second-factor',
    parameters: ['EMAIL'],
    description: 'removes the second factors of an account that has lost them',
    run: resetSecondFactor,
  },
]

async function resetSecondFactor(
  [email = '']: readonly string[],
  { services, print }: CommandContext,
): Promise<void> {
  const account = await requireAccount(email)
  const isReset = await resetSecondFactorByCommand(services, account, new Date())
  print(
    isReset
      ? `${account.email} has no second factor now, and is signed out everywhere`
      : `${account.email} has no second factor; nothing was changed`,
  )
}
