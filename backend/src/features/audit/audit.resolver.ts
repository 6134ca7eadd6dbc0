import { Args, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { TeamPageArgs } from '../../pagination/connection'
import { Role } from '../../accounts/user.entity'
import { AuditRecord } from '../../audit/audit-record.entity'
import { listAuditRecords } from './audit.service'
import { AuditConnection } from './audit.types'

@Resolver(() => AuditRecord)
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.AUDIT_READ)
  @Query(() => AuditConnection, {
    nullable: true,
    description:
      'All changes made by the team, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  auditLog(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listAuditRecords(page)
  }
}
