import type * as Types from './operationTypes';
import { EarlyQuery } from './earlyQuery';
import { type EarlyQueryOptions, useEarlyQuery } from './useEarlyQuery';
import { type MutationOptions, useMutation } from './useMutation';
import { type QueryOptions, type RequiredVariables, useQuery } from './useQuery';
export type * from './operationTypes';
export const useLoginMutation = (options?: MutationOptions<Types.LoginMutation, Types.LoginMutationVariables>) =>
  useMutation<Types.LoginMutation, Types.LoginMutationVariables>('Login', options);
export const useRegisterMutation = (options?: MutationOptions<Types.RegisterMutation, Types.RegisterMutationVariables>) =>
  useMutation<Types.RegisterMutation, Types.RegisterMutationVariables>('Register', options);
export const useRequestPasswordResetMutation = (options?: MutationOptions<Types.RequestPasswordResetMutation, Types.RequestPasswordResetMutationVariables>) =>
  useMutation<Types.RequestPasswordResetMutation, Types.RequestPasswordResetMutationVariables>('RequestPasswordReset', options);
export const useResetPasswordMutation = (options?: MutationOptions<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables>) =>
  useMutation<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables>('ResetPassword', options);
export const useConfirmEmailMutation = (options?: MutationOptions<Types.ConfirmEmailMutation, Types.ConfirmEmailMutationVariables>) =>
  useMutation<Types.ConfirmEmailMutation, Types.ConfirmEmailMutationVariables>('ConfirmEmail', options);
export const useRequestEmailConfirmationMutation = (options?: MutationOptions<Types.RequestEmailConfirmationMutation, Types.RequestEmailConfirmationMutationVariables>) =>
  useMutation<Types.RequestEmailConfirmationMutation, Types.RequestEmailConfirmationMutationVariables>('RequestEmailConfirmation', options);
export const useConfirmNewsletterMutation = (options?: MutationOptions<Types.ConfirmNewsletterMutation, Types.ConfirmNewsletterMutationVariables>) =>
  useMutation<Types.ConfirmNewsletterMutation, Types.ConfirmNewsletterMutationVariables>('ConfirmNewsletter', options);
export const useLeaveNewsletterMutation = (options?: MutationOptions<Types.LeaveNewsletterMutation, Types.LeaveNewsletterMutationVariables>) =>
  useMutation<Types.LeaveNewsletterMutation, Types.LeaveNewsletterMutationVariables>('LeaveNewsletter', options);
export const useDeclineOfferByLinkMutation = (options?: MutationOptions<Types.DeclineOfferByLinkMutation, Types.DeclineOfferByLinkMutationVariables>) =>
  useMutation<Types.DeclineOfferByLinkMutation, Types.DeclineOfferByLinkMutationVariables>('DeclineOfferByLink', options);
const SendsMail = /* @__PURE__ */ new EarlyQuery<Types.SendsMailQuery>('SendsMail', 'query SendsMail { sendsMail }');
export const useSendsMailQuery = (options?: EarlyQueryOptions) => useEarlyQuery(SendsMail, options);
export const useIsOwnOfferLinkQuery = (options: QueryOptions<Types.IsOwnOfferLinkQuery, Types.IsOwnOfferLinkQueryVariables> & RequiredVariables<Types.IsOwnOfferLinkQueryVariables>) =>
  useQuery<Types.IsOwnOfferLinkQuery, Types.IsOwnOfferLinkQueryVariables>('IsOwnOfferLink', options);
export const useBookingsQuery = (options?: QueryOptions<Types.BookingsQuery, Types.BookingsQueryVariables>) =>
  useQuery<Types.BookingsQuery, Types.BookingsQueryVariables>('Bookings', options);
export const useUpcomingBookingsQuery = (options?: QueryOptions<Types.UpcomingBookingsQuery, Types.UpcomingBookingsQueryVariables>) =>
  useQuery<Types.UpcomingBookingsQuery, Types.UpcomingBookingsQueryVariables>('UpcomingBookings', options);
export const useSubmitContactMutation = (options?: MutationOptions<Types.SubmitContactMutation, Types.SubmitContactMutationVariables>) =>
  useMutation<Types.SubmitContactMutation, Types.SubmitContactMutationVariables>('SubmitContact', options);
export const useMyOfferQuery = (options?: QueryOptions<Types.MyOfferQuery, Types.MyOfferQueryVariables>) =>
  useQuery<Types.MyOfferQuery, Types.MyOfferQueryVariables>('MyOffer', options);
export const useMyMembershipQuery = (options?: QueryOptions<Types.MyMembershipQuery, Types.MyMembershipQueryVariables>) =>
  useQuery<Types.MyMembershipQuery, Types.MyMembershipQueryVariables>('MyMembership', options);
export const useAcceptOfferMutation = (options?: MutationOptions<Types.AcceptOfferMutation, Types.AcceptOfferMutationVariables>) =>
  useMutation<Types.AcceptOfferMutation, Types.AcceptOfferMutationVariables>('AcceptOffer', options);
export const useDeclineOfferMutation = (options?: MutationOptions<Types.DeclineOfferMutation, Types.DeclineOfferMutationVariables>) =>
  useMutation<Types.DeclineOfferMutation, Types.DeclineOfferMutationVariables>('DeclineOffer', options);
export const useEndMembershipMutation = (options?: MutationOptions<Types.EndMembershipMutation, Types.EndMembershipMutationVariables>) =>
  useMutation<Types.EndMembershipMutation, Types.EndMembershipMutationVariables>('EndMembership', options);
export const useKeepMembershipMutation = (options?: MutationOptions<Types.KeepMembershipMutation, Types.KeepMembershipMutationVariables>) =>
  useMutation<Types.KeepMembershipMutation, Types.KeepMembershipMutationVariables>('KeepMembership', options);
export const useUpdateProfileMutation = (options?: MutationOptions<Types.UpdateProfileMutation, Types.UpdateProfileMutationVariables>) =>
  useMutation<Types.UpdateProfileMutation, Types.UpdateProfileMutationVariables>('UpdateProfile', options);
export const useSubscribeNewsletterMutation = (options?: MutationOptions<Types.SubscribeNewsletterMutation, Types.SubscribeNewsletterMutationVariables>) =>
  useMutation<Types.SubscribeNewsletterMutation, Types.SubscribeNewsletterMutationVariables>('SubscribeNewsletter', options);
export const useSubmitMemberSurveyMutation = (options?: MutationOptions<Types.SubmitMemberSurveyMutation, Types.SubmitMemberSurveyMutationVariables>) =>
  useMutation<Types.SubmitMemberSurveyMutation, Types.SubmitMemberSurveyMutationVariables>('SubmitMemberSurvey', options);
export const useSubmitPricingSurveyMutation = (options?: MutationOptions<Types.SubmitPricingSurveyMutation, Types.SubmitPricingSurveyMutationVariables>) =>
  useMutation<Types.SubmitPricingSurveyMutation, Types.SubmitPricingSurveyMutationVariables>('SubmitPricingSurvey', options);
export const useSubmitAmenitiesSurveyMutation = (options?: MutationOptions<Types.SubmitAmenitiesSurveyMutation, Types.SubmitAmenitiesSurveyMutationVariables>) =>
  useMutation<Types.SubmitAmenitiesSurveyMutation, Types.SubmitAmenitiesSurveyMutationVariables>('SubmitAmenitiesSurvey', options);
export const useSubmitLocationSurveyMutation = (options?: MutationOptions<Types.SubmitLocationSurveyMutation, Types.SubmitLocationSurveyMutationVariables>) =>
  useMutation<Types.SubmitLocationSurveyMutation, Types.SubmitLocationSurveyMutationVariables>('SubmitLocationSurvey', options);
export const useMyWaitlistEntryQuery = (options?: QueryOptions<Types.MyWaitlistEntryQuery, Types.MyWaitlistEntryQueryVariables>) =>
  useQuery<Types.MyWaitlistEntryQuery, Types.MyWaitlistEntryQueryVariables>('MyWaitlistEntry', options);
export const useLeaveWaitlistMutation = (options?: MutationOptions<Types.LeaveWaitlistMutation, Types.LeaveWaitlistMutationVariables>) =>
  useMutation<Types.LeaveWaitlistMutation, Types.LeaveWaitlistMutationVariables>('LeaveWaitlist', options);
export const useJoinWaitlistMutation = (options?: MutationOptions<Types.JoinWaitlistMutation, Types.JoinWaitlistMutationVariables>) =>
  useMutation<Types.JoinWaitlistMutation, Types.JoinWaitlistMutationVariables>('JoinWaitlist', options);
const WaitlistStats = /* @__PURE__ */ new EarlyQuery<Types.WaitlistStatsQuery>('WaitlistStats', 'query WaitlistStats { waitlistStats { dailySignups spotsRemaining total capacity resetsAt __typename } }');
export const useWaitlistStatsQuery = (options?: EarlyQueryOptions) => useEarlyQuery(WaitlistStats, options);