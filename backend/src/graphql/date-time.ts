import { GraphQLScalarType } from 'graphql'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { toIsoString } from '../core/iso-string'

/** TypeGraphQL's own scalar for a Date, written quicker. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  serialize: value =>
    value instanceof Date ? toIsoString(value.getTime()) : GraphQLDateTimeISO.serialize(value),
})
