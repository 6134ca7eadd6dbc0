import { Field, ID, ObjectType } from 'type-graphql'
import { Column, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { User } from './user.entity'

/** A row that belongs to an account and is deleted with it. */
@ObjectType({ simpleResolvers: true })
export abstract class OwnedRow {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: Relation<User>
}
