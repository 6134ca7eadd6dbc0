import type { Feature } from '../feature'
import { accountCommands } from './account-commands'
import { emailChangedMail } from './members.mails'
import { MembersResolver } from './members.resolver'
import { adminCommandAction } from './operator-changes.service'

export const membersFeature: Feature = {
  resolvers: [MembersResolver],
  mails: [emailChangedMail],
  auditActions: [adminCommandAction],
  commands: accountCommands,
}
