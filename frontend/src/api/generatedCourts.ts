import type * as Types from './operationTypes';
import { type MutationOptions, useMutation } from './useMutation';
import { type QueryOptions, useQuery } from './useQuery';
import { type SubscriptionOptions, useSubscription } from './useSubscription';
export type * from './operationTypes';
export const useCourtDayQuery = (options?: QueryOptions<Types.CourtDayQuery, Types.CourtDayQueryVariables>) =>
  useQuery<Types.CourtDayQuery, Types.CourtDayQueryVariables>('CourtDay', options);
export const useBookCourtMutation = (options?: MutationOptions<Types.BookCourtMutation, Types.BookCourtMutationVariables>) =>
  useMutation<Types.BookCourtMutation, Types.BookCourtMutationVariables>('BookCourt', options);
export const useCourtDayChangedSubscription = (options?: SubscriptionOptions<Types.CourtDayChangedSubscription, Types.CourtDayChangedSubscriptionVariables>) =>
  useSubscription<Types.CourtDayChangedSubscription, Types.CourtDayChangedSubscriptionVariables>('CourtDayChanged', options);
export const useMemberBookingsQuery = (options?: QueryOptions<Types.MemberBookingsQuery, Types.MemberBookingsQueryVariables>) =>
  useQuery<Types.MemberBookingsQuery, Types.MemberBookingsQueryVariables>('MemberBookings', options);
export const useCancelBookingMutation = (options?: MutationOptions<Types.CancelBookingMutation, Types.CancelBookingMutationVariables>) =>
  useMutation<Types.CancelBookingMutation, Types.CancelBookingMutationVariables>('CancelBooking', options);
export const useCalendarAddressQuery = (options?: QueryOptions<Types.CalendarAddressQuery, Types.CalendarAddressQueryVariables>) =>
  useQuery<Types.CalendarAddressQuery, Types.CalendarAddressQueryVariables>('CalendarAddress', options);
export const useRenewCalendarAddressMutation = (options?: MutationOptions<Types.RenewCalendarAddressMutation, Types.RenewCalendarAddressMutationVariables>) =>
  useMutation<Types.RenewCalendarAddressMutation, Types.RenewCalendarAddressMutationVariables>('RenewCalendarAddress', options);