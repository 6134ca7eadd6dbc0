import type * as Types from '../../../api/operationTypes';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
import { client } from '../../../api/apollo/client';
import type { QueryOptions } from '../../../api/apollo/queryOptions';
export const ClubClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClubClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubTime"}},{"kind":"Field","name":{"kind":"Name","value":"launch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}}]}}]} as unknown as TypedDocumentNode<Types.ClubClockQuery, Types.ClubClockQueryVariables>;
export const useClubClockQuery = (options?: QueryOptions<Types.ClubClockQuery, Types.ClubClockQueryVariables>) => Apollo.useQuery(ClubClockDocument, { client, ...options });