import { Args, Resolver } from 'type-graphql'
import { TeamQuery } from '../../graphql/operation.decorators'
import { TeamPageArgs } from '../../pagination/connection'
import { AuditRecord } from '../../audit/audit-record.entity'
import { listAuditRecords } from './audit.service'
import { AuditConnection } from './audit.types'

@Resolver(() => AuditRecord)
export class AuditResolver {
  @TeamQuery(() => AuditConnection, {
    staff: 'AUDIT_READ',
    scope: 'AUDIT_READ',
    description: 'All changes made by the team, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  auditLog(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listAuditRecords(page)
  }
}
