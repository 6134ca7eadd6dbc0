import type { Feature } from '../feature'
import { accountCommands } from './account-commands'
import { emailChangedMail } from './members.mails'
import { MembersResolver } from './members.resolver'
import { operatorActions } from './operator-changes.service'

export const membersFeature: Feature = {
  resolvers: [MembersResolver],
  mails: [emailChangedMail],
  auditActions: operatorActions,
  commands: accountCommands,
}
