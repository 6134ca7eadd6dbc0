import type { Feature } from '../feature'
import { accountCommands } from './account-commands'
import { undoEmailChangeLink } from './members.links'
import { emailChangedMail } from './members.mails'
import { MembersResolver } from './members.resolver'
import { operatorActions } from './operator-changes.service'

export const membersFeature: Feature = {
  resolvers: [MembersResolver],
  mails: [emailChangedMail],
  linkPurposes: [undoEmailChangeLink],
  auditActions: operatorActions,
  commands: accountCommands,
}
