import { Field, ID, ObjectType } from 'type-graphql'
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
export class AuditActor {
  @Field(() => ID, { description: 'The UUID of the person’s account.' })
  id: string

  @Field(() => String, { nullable: true, description: 'Given name.' })
  firstName: string | null

  @Field(() => String, { nullable: true, description: 'Family name.' })
  lastName: string | null

  @Field(() => String, { description: 'The address the person signs in with.' })
  email: string
}

@ObjectType({ simpleResolvers: true, description: 'What the audit log can be filtered by.' })
export class AuditFilters {
  @Field(() => [AuditKind], { description: 'The actions, in the order of their words.' })
  kinds: AuditKind[]

  @Field(() => [AuditActor], {
    description: 'Everybody who is or was staff, by name and address.',
  })
  staff: AuditActor[]
}
