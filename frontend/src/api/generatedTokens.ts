import type * as Types from './operationTypes';
import { type MutationOptions, useMutation } from './useMutation';
import { type QueryOptions, useQuery } from './useQuery';
export type * from './operationTypes';
export const useMyApiTokensQuery = (options?: QueryOptions<Types.MyApiTokensQuery, Types.MyApiTokensQueryVariables>) =>
  useQuery<Types.MyApiTokensQuery, Types.MyApiTokensQueryVariables>('MyApiTokens', options);
export const useCreateApiTokenMutation = (options?: MutationOptions<Types.CreateApiTokenMutation, Types.CreateApiTokenMutationVariables>) =>
  useMutation<Types.CreateApiTokenMutation, Types.CreateApiTokenMutationVariables>('CreateApiToken', options);
export const useRotateApiTokenMutation = (options?: MutationOptions<Types.RotateApiTokenMutation, Types.RotateApiTokenMutationVariables>) =>
  useMutation<Types.RotateApiTokenMutation, Types.RotateApiTokenMutationVariables>('RotateApiToken', options);
export const useRevokeApiTokenMutation = (options?: MutationOptions<Types.RevokeApiTokenMutation, Types.RevokeApiTokenMutationVariables>) =>
  useMutation<Types.RevokeApiTokenMutation, Types.RevokeApiTokenMutationVariables>('RevokeApiToken', options);