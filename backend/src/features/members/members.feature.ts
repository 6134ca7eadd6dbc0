import type { Feature } from '../feature'
import { accountCommands } from './account-commands'
import { MembersResolver } from './members.resolver'

export const membersFeature: Feature = {
  resolvers: [MembersResolver],
  commands: accountCommands,
}
