import { Field, ObjectType } from 'type-graphql'
import { NamedAccount } from '../../accounts/person-name.types'
import { createConnectionType } from '../../pagination/connection'
import { AuditActionName, AuditRecord } from '../../audit/audit-record.entity'

export const { Connection: AuditConnection } = createConnectionType(AuditRecord, 'Audit')

@ObjectType({ simpleResolvers: true, description: 'An action that the audit log records.' })
export class AuditKind {
  @Field(() => AuditActionName, { description: 'The action.' })
  action: string

  @Field(() => String, { description: 'What is done, in words.' })
  what: string
}

@ObjectType({ simpleResolvers: true, description: 'A person who is or was staff.' })
export class AuditActor extends NamedAccount {}

@ObjectType({ simpleResolvers: true, description: 'What the audit log can be filtered by.' })
export class AuditFilters {
  @Field(() => [AuditKind], { description: 'The actions, in the order of their words.' })
  kinds: AuditKind[]

  @Field(() => [AuditActor], {
    description: 'Everybody who is or was staff, by name and address.',
  })
  staff: AuditActor[]
}
