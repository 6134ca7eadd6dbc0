import { GraphQLScalarType } from 'graphql'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { toIsoString } from '../core/iso-string'

/** TypeGraphQL's scalar for a Date, with a faster serializer. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  serialize: value =>
    value instanceof Date ? toIsoString(value.getTime()) : GraphQLDateTimeISO.serialize(value),
})
