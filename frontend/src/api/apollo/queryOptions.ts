import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'

/**
 * The options of a generated query hook. Apollo deprecates `skip`, because a skipped query may lack its
 * variables; these options require them.
 */
export type QueryOptions<Data, Variables extends OperationVariables> = Omit<
  useQuery.Options<Data, Variables>,
  'skip'
> & { skip?: boolean }
