import type * as Types from './operationTypes';
import { EarlyQuery } from './earlyQuery';
import { type EarlyQueryOptions, useEarlyQuery } from './useEarlyQuery';
import { type MutationOptions, useMutation } from './useMutation';
import { type QueryOptions, type RequiredVariables, useQuery } from './useQuery';
import { type SubscriptionOptions, useSubscription } from './useSubscription';
export type * from './operationTypes';
export const useContactSubmissionsQuery = (options?: QueryOptions<Types.ContactSubmissionsQuery, Types.ContactSubmissionsQueryVariables>) =>
  useQuery<Types.ContactSubmissionsQuery, Types.ContactSubmissionsQueryVariables>('ContactSubmissions', options);
export const useSetContactStatusMutation = (options?: MutationOptions<Types.SetContactStatusMutation, Types.SetContactStatusMutationVariables>) =>
  useMutation<Types.SetContactStatusMutation, Types.SetContactStatusMutationVariables>('SetContactStatus', options);
export const useNewMessagesQuery = (options?: QueryOptions<Types.NewMessagesQuery, Types.NewMessagesQueryVariables>) =>
  useQuery<Types.NewMessagesQuery, Types.NewMessagesQueryVariables>('NewMessages', options);
export const useMailsQuery = (options?: QueryOptions<Types.MailsQuery, Types.MailsQueryVariables>) =>
  useQuery<Types.MailsQuery, Types.MailsQueryVariables>('Mails', options);
export const useMailQueueQuery = (options?: QueryOptions<Types.MailQueueQuery, Types.MailQueueQueryVariables>) =>
  useQuery<Types.MailQueueQuery, Types.MailQueueQueryVariables>('MailQueue', options);
export const useMailDetailsQuery = (options: QueryOptions<Types.MailDetailsQuery, Types.MailDetailsQueryVariables> & RequiredVariables<Types.MailDetailsQueryVariables>) =>
  useQuery<Types.MailDetailsQuery, Types.MailDetailsQueryVariables>('MailDetails', options);
export const useRetryMailMutation = (options?: MutationOptions<Types.RetryMailMutation, Types.RetryMailMutationVariables>) =>
  useMutation<Types.RetryMailMutation, Types.RetryMailMutationVariables>('RetryMail', options);
export const useDropMailMutation = (options?: MutationOptions<Types.DropMailMutation, Types.DropMailMutationVariables>) =>
  useMutation<Types.DropMailMutation, Types.DropMailMutationVariables>('DropMail', options);
export const useClearAddressMutation = (options?: MutationOptions<Types.ClearAddressMutation, Types.ClearAddressMutationVariables>) =>
  useMutation<Types.ClearAddressMutation, Types.ClearAddressMutationVariables>('ClearAddress', options);
export const useNewsletterSubscriptionsQuery = (options?: QueryOptions<Types.NewsletterSubscriptionsQuery, Types.NewsletterSubscriptionsQueryVariables>) =>
  useQuery<Types.NewsletterSubscriptionsQuery, Types.NewsletterSubscriptionsQueryVariables>('NewsletterSubscriptions', options);
export const useWaitlistEntryDetailsQuery = (options: QueryOptions<Types.WaitlistEntryDetailsQuery, Types.WaitlistEntryDetailsQueryVariables> & RequiredVariables<Types.WaitlistEntryDetailsQueryVariables>) =>
  useQuery<Types.WaitlistEntryDetailsQuery, Types.WaitlistEntryDetailsQueryVariables>('WaitlistEntryDetails', options);
export const useCreateNoteMutation = (options?: MutationOptions<Types.CreateNoteMutation, Types.CreateNoteMutationVariables>) =>
  useMutation<Types.CreateNoteMutation, Types.CreateNoteMutationVariables>('CreateNote', options);
export const useWaitlistGrowthQuery = (options?: QueryOptions<Types.WaitlistGrowthQuery, Types.WaitlistGrowthQueryVariables>) =>
  useQuery<Types.WaitlistGrowthQuery, Types.WaitlistGrowthQueryVariables>('WaitlistGrowth', options);
export const useSurveyResultsQuery = (options: QueryOptions<Types.SurveyResultsQuery, Types.SurveyResultsQueryVariables> & RequiredVariables<Types.SurveyResultsQueryVariables>) =>
  useQuery<Types.SurveyResultsQuery, Types.SurveyResultsQueryVariables>('SurveyResults', options);
export const useWaitlistQuery = (options?: QueryOptions<Types.WaitlistQuery, Types.WaitlistQueryVariables>) =>
  useQuery<Types.WaitlistQuery, Types.WaitlistQueryVariables>('Waitlist', options);
export const useWaitlistTotalQuery = (options?: QueryOptions<Types.WaitlistTotalQuery, Types.WaitlistTotalQueryVariables>) =>
  useQuery<Types.WaitlistTotalQuery, Types.WaitlistTotalQueryVariables>('WaitlistTotal', options);
export const useWaitlistEntryChangedSubscription = (options?: SubscriptionOptions<Types.WaitlistEntryChangedSubscription, Types.WaitlistEntryChangedSubscriptionVariables>) =>
  useSubscription<Types.WaitlistEntryChangedSubscription, Types.WaitlistEntryChangedSubscriptionVariables>('WaitlistEntryChanged', options);
export const useSetWaitlistStatusesMutation = (options?: MutationOptions<Types.SetWaitlistStatusesMutation, Types.SetWaitlistStatusesMutationVariables>) =>
  useMutation<Types.SetWaitlistStatusesMutation, Types.SetWaitlistStatusesMutationVariables>('SetWaitlistStatuses', options);
export const useUndoWaitlistStatusesMutation = (options?: MutationOptions<Types.UndoWaitlistStatusesMutation, Types.UndoWaitlistStatusesMutationVariables>) =>
  useMutation<Types.UndoWaitlistStatusesMutation, Types.UndoWaitlistStatusesMutationVariables>('UndoWaitlistStatuses', options);
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
const SendsMail = /* @__PURE__ */ new EarlyQuery<Types.SendsMailQuery>('SendsMail', 'query SendsMail { sendsMail }');
export const useSendsMailQuery = (options?: EarlyQueryOptions) => useEarlyQuery(SendsMail, options);
export const useBookingsQuery = (options?: QueryOptions<Types.BookingsQuery, Types.BookingsQueryVariables>) =>
  useQuery<Types.BookingsQuery, Types.BookingsQueryVariables>('Bookings', options);
export const useUpcomingBookingsQuery = (options?: QueryOptions<Types.UpcomingBookingsQuery, Types.UpcomingBookingsQueryVariables>) =>
  useQuery<Types.UpcomingBookingsQuery, Types.UpcomingBookingsQueryVariables>('UpcomingBookings', options);
export const useSubmitContactMutation = (options?: MutationOptions<Types.SubmitContactMutation, Types.SubmitContactMutationVariables>) =>
  useMutation<Types.SubmitContactMutation, Types.SubmitContactMutationVariables>('SubmitContact', options);
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
export const useJoinWaitlistMutation = (options?: MutationOptions<Types.JoinWaitlistMutation, Types.JoinWaitlistMutationVariables>) =>
  useMutation<Types.JoinWaitlistMutation, Types.JoinWaitlistMutationVariables>('JoinWaitlist', options);
const WaitlistStats = /* @__PURE__ */ new EarlyQuery<Types.WaitlistStatsQuery>('WaitlistStats', 'query WaitlistStats { waitlistStats { dailySignups spotsRemaining total capacity resetsAt __typename } }');
export const useWaitlistStatsQuery = (options?: EarlyQueryOptions) => useEarlyQuery(WaitlistStats, options);