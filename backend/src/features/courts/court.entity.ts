import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'

@ObjectType({ simpleResolvers: true, description: 'A court of the club.' })
@Entity()
@Unique('court_number_unique', ['number'])
export class Court {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => Int, { description: 'The number of the court, from 1.' })
  @Column('int')
  number: number

  @Field(() => String, { description: 'The name of the court; at most 100 characters.' })
  @Column('varchar', { length: 100 })
  name: string
}
