import type { Feature } from '../feature'
import { HiddenMember } from './hidden-member.entity'
import { hiddenMembersData } from './hidden-members.data'

export const hiddenMembersFeature: Feature = {
  entities: [HiddenMember],
  personalData: [hiddenMembersData],
}
