import type { Feature } from '../feature'
import { accountCommands } from './account-commands'
import { MembersResolver } from './members.resolver'
import { adminCommandAction } from './operator-changes.service'

export const membersFeature: Feature = {
  resolvers: [MembersResolver],
  auditActions: [adminCommandAction],
  commands: accountCommands,
}
