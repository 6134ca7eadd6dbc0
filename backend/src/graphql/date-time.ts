import { GraphQLScalarType } from 'graphql'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { toIsoString } from '../core/iso-string'

/** TypeGraphQL's scalar for a Date, with a faster serializer and a description of our own. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  description:
    'An instant as an ISO 8601 text with an offset, such as `2026-12-01T18:00:00-05:00`. Responses have it in UTC, such as `2026-12-01T23:00:00.000Z`.',
  serialize: value =>
    value instanceof Date ? toIsoString(value.getTime()) : GraphQLDateTimeISO.serialize(value),
})
