import { Args, Ctx, Resolver, Root } from 'type-graphql'
import { AuditRecord } from '../../audit/audit-record.entity'
import type { Context } from '../../graphql/context'
import { TeamField, TeamQuery, TeamSubscription } from '../../graphql/operation.decorators'
import { AuditArgs } from './audit.inputs'
import { listAuditFilters, listAuditRecords, subscribeToAudit } from './audit.service'
import { AuditConnection, AuditFilters } from './audit.types'

const READ = { staff: 'AUDIT_READ', scope: 'AUDIT_READ' } as const

@Resolver(() => AuditRecord)
export class AuditResolver {
  @TeamQuery(() => AuditConnection, {
    ...READ,
    description:
      'What the team did, and refused sign-ins, latest first. A search finds words of the action, of the address that acted, and of the person whom a record is about.',
    errors: ['BAD_USER_INPUT'],
  })
  auditLog(@Args() args: AuditArgs) {
    return listAuditRecords(args)
  }

  @TeamQuery(() => AuditFilters, {
    ...READ,
    description: 'The kinds of act and the staff that `auditLog` can be filtered by.',
  })
  auditFilters(@Ctx() { services }: Context): Promise<AuditFilters> {
    return listAuditFilters(services)
  }

  @TeamSubscription(() => AuditRecord, {
    ...READ,
    description: 'Each new record. Ends and resumes as waitlistEntryChanged does.',
    subscribe: subscribeToAudit,
  })
  auditRecorded(@Root() record: AuditRecord): AuditRecord {
    return record
  }

  @TeamField(() => String, {
    staff: 'AUDIT_READ',
    description: 'What was done, in words.',
  })
  what(@Root() { action }: AuditRecord, @Ctx() { services }: Pick<Context, 'services'>): string {
    return services.auditLog.describe(action)
  }
}
