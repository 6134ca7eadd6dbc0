import type * as Types from './operationTypes';
import { type MutationOptions, useMutation } from './useMutation';
import { type QueryOptions, type RequiredVariables, useQuery } from './useQuery';
import { type SubscriptionOptions, useSubscription } from './useSubscription';
export type * from './operationTypes';
export const useBlocksQuery = (options?: QueryOptions<Types.BlocksQuery, Types.BlocksQueryVariables>) =>
  useQuery<Types.BlocksQuery, Types.BlocksQueryVariables>('Blocks', options);
export const useBlockCourtsMutation = (options?: MutationOptions<Types.BlockCourtsMutation, Types.BlockCourtsMutationVariables>) =>
  useMutation<Types.BlockCourtsMutation, Types.BlockCourtsMutationVariables>('BlockCourts', options);
export const useRemoveBlocksMutation = (options?: MutationOptions<Types.RemoveBlocksMutation, Types.RemoveBlocksMutationVariables>) =>
  useMutation<Types.RemoveBlocksMutation, Types.RemoveBlocksMutationVariables>('RemoveBlocks', options);
export const useChargesQuery = (options?: QueryOptions<Types.ChargesQuery, Types.ChargesQueryVariables>) =>
  useQuery<Types.ChargesQuery, Types.ChargesQueryVariables>('Charges', options);
export const useChargesSumQuery = (options?: QueryOptions<Types.ChargesSumQuery, Types.ChargesSumQueryVariables>) =>
  useQuery<Types.ChargesSumQuery, Types.ChargesSumQueryVariables>('ChargesSum', options);
export const useSettleChargeMutation = (options?: MutationOptions<Types.SettleChargeMutation, Types.SettleChargeMutationVariables>) =>
  useMutation<Types.SettleChargeMutation, Types.SettleChargeMutationVariables>('SettleCharge', options);
export const useWaiveChargeMutation = (options?: MutationOptions<Types.WaiveChargeMutation, Types.WaiveChargeMutationVariables>) =>
  useMutation<Types.WaiveChargeMutation, Types.WaiveChargeMutationVariables>('WaiveCharge', options);
export const useReopenChargeMutation = (options?: MutationOptions<Types.ReopenChargeMutation, Types.ReopenChargeMutationVariables>) =>
  useMutation<Types.ReopenChargeMutation, Types.ReopenChargeMutationVariables>('ReopenCharge', options);
export const useChargesChangedSubscription = (options?: SubscriptionOptions<Types.ChargesChangedSubscription, Types.ChargesChangedSubscriptionVariables>) =>
  useSubscription<Types.ChargesChangedSubscription, Types.ChargesChangedSubscriptionVariables>('ChargesChanged', options);
export const useCourtScheduleQuery = (options: QueryOptions<Types.CourtScheduleQuery, Types.CourtScheduleQueryVariables> & RequiredVariables<Types.CourtScheduleQueryVariables>) =>
  useQuery<Types.CourtScheduleQuery, Types.CourtScheduleQueryVariables>('CourtSchedule', options);
export const useCourtScheduleChangedSubscription = (options?: SubscriptionOptions<Types.CourtScheduleChangedSubscription, Types.CourtScheduleChangedSubscriptionVariables>) =>
  useSubscription<Types.CourtScheduleChangedSubscription, Types.CourtScheduleChangedSubscriptionVariables>('CourtScheduleChanged', options);
export const useMembersByNameQuery = (options: QueryOptions<Types.MembersByNameQuery, Types.MembersByNameQueryVariables> & RequiredVariables<Types.MembersByNameQueryVariables>) =>
  useQuery<Types.MembersByNameQuery, Types.MembersByNameQueryVariables>('MembersByName', options);
export const useBookForMemberMutation = (options?: MutationOptions<Types.BookForMemberMutation, Types.BookForMemberMutationVariables>) =>
  useMutation<Types.BookForMemberMutation, Types.BookForMemberMutationVariables>('BookForMember', options);
export const useCancelForMemberMutation = (options?: MutationOptions<Types.CancelForMemberMutation, Types.CancelForMemberMutationVariables>) =>
  useMutation<Types.CancelForMemberMutation, Types.CancelForMemberMutationVariables>('CancelForMember', options);
export const useCheckInMutation = (options?: MutationOptions<Types.CheckInMutation, Types.CheckInMutationVariables>) =>
  useMutation<Types.CheckInMutation, Types.CheckInMutationVariables>('CheckIn', options);
export const useUndoCheckInMutation = (options?: MutationOptions<Types.UndoCheckInMutation, Types.UndoCheckInMutationVariables>) =>
  useMutation<Types.UndoCheckInMutation, Types.UndoCheckInMutationVariables>('UndoCheckIn', options);
export const useMarkNoShowMutation = (options?: MutationOptions<Types.MarkNoShowMutation, Types.MarkNoShowMutationVariables>) =>
  useMutation<Types.MarkNoShowMutation, Types.MarkNoShowMutationVariables>('MarkNoShow', options);
export const useUndoNoShowMutation = (options?: MutationOptions<Types.UndoNoShowMutation, Types.UndoNoShowMutationVariables>) =>
  useMutation<Types.UndoNoShowMutation, Types.UndoNoShowMutationVariables>('UndoNoShow', options);
export const useContactSubmissionsQuery = (options?: QueryOptions<Types.ContactSubmissionsQuery, Types.ContactSubmissionsQueryVariables>) =>
  useQuery<Types.ContactSubmissionsQuery, Types.ContactSubmissionsQueryVariables>('ContactSubmissions', options);
export const useSetContactStatusMutation = (options?: MutationOptions<Types.SetContactStatusMutation, Types.SetContactStatusMutationVariables>) =>
  useMutation<Types.SetContactStatusMutation, Types.SetContactStatusMutationVariables>('SetContactStatus', options);
export const useNewMessagesQuery = (options?: QueryOptions<Types.NewMessagesQuery, Types.NewMessagesQueryVariables>) =>
  useQuery<Types.NewMessagesQuery, Types.NewMessagesQueryVariables>('NewMessages', options);
export const useContactSubmissionChangedSubscription = (options?: SubscriptionOptions<Types.ContactSubmissionChangedSubscription, Types.ContactSubmissionChangedSubscriptionVariables>) =>
  useSubscription<Types.ContactSubmissionChangedSubscription, Types.ContactSubmissionChangedSubscriptionVariables>('ContactSubmissionChanged', options);
export const useWebhookEndpointsQuery = (options?: QueryOptions<Types.WebhookEndpointsQuery, Types.WebhookEndpointsQueryVariables>) =>
  useQuery<Types.WebhookEndpointsQuery, Types.WebhookEndpointsQueryVariables>('WebhookEndpoints', options);
export const useWebhookDeliveriesQuery = (options?: QueryOptions<Types.WebhookDeliveriesQuery, Types.WebhookDeliveriesQueryVariables>) =>
  useQuery<Types.WebhookDeliveriesQuery, Types.WebhookDeliveriesQueryVariables>('WebhookDeliveries', options);
export const useCreateWebhookEndpointMutation = (options?: MutationOptions<Types.CreateWebhookEndpointMutation, Types.CreateWebhookEndpointMutationVariables>) =>
  useMutation<Types.CreateWebhookEndpointMutation, Types.CreateWebhookEndpointMutationVariables>('CreateWebhookEndpoint', options);
export const useUpdateWebhookEndpointMutation = (options?: MutationOptions<Types.UpdateWebhookEndpointMutation, Types.UpdateWebhookEndpointMutationVariables>) =>
  useMutation<Types.UpdateWebhookEndpointMutation, Types.UpdateWebhookEndpointMutationVariables>('UpdateWebhookEndpoint', options);
export const useDeleteWebhookEndpointMutation = (options?: MutationOptions<Types.DeleteWebhookEndpointMutation, Types.DeleteWebhookEndpointMutationVariables>) =>
  useMutation<Types.DeleteWebhookEndpointMutation, Types.DeleteWebhookEndpointMutationVariables>('DeleteWebhookEndpoint', options);
export const useRotateWebhookSecretMutation = (options?: MutationOptions<Types.RotateWebhookSecretMutation, Types.RotateWebhookSecretMutationVariables>) =>
  useMutation<Types.RotateWebhookSecretMutation, Types.RotateWebhookSecretMutationVariables>('RotateWebhookSecret', options);
export const useTestWebhookMutation = (options?: MutationOptions<Types.TestWebhookMutation, Types.TestWebhookMutationVariables>) =>
  useMutation<Types.TestWebhookMutation, Types.TestWebhookMutationVariables>('TestWebhook', options);
export const useRedeliverWebhookMutation = (options?: MutationOptions<Types.RedeliverWebhookMutation, Types.RedeliverWebhookMutationVariables>) =>
  useMutation<Types.RedeliverWebhookMutation, Types.RedeliverWebhookMutationVariables>('RedeliverWebhook', options);
export const useAdminLaunchQuery = (options?: QueryOptions<Types.AdminLaunchQuery, Types.AdminLaunchQueryVariables>) =>
  useQuery<Types.AdminLaunchQuery, Types.AdminLaunchQueryVariables>('AdminLaunch', options);
export const useSetLaunchPhaseMutation = (options?: MutationOptions<Types.SetLaunchPhaseMutation, Types.SetLaunchPhaseMutationVariables>) =>
  useMutation<Types.SetLaunchPhaseMutation, Types.SetLaunchPhaseMutationVariables>('SetLaunchPhase', options);
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
export const useMembershipsQuery = (options?: QueryOptions<Types.MembershipsQuery, Types.MembershipsQueryVariables>) =>
  useQuery<Types.MembershipsQuery, Types.MembershipsQueryVariables>('Memberships', options);
export const useEndMembershipOfMutation = (options?: MutationOptions<Types.EndMembershipOfMutation, Types.EndMembershipOfMutationVariables>) =>
  useMutation<Types.EndMembershipOfMutation, Types.EndMembershipOfMutationVariables>('EndMembershipOf', options);
export const useKeepMembershipOfMutation = (options?: MutationOptions<Types.KeepMembershipOfMutation, Types.KeepMembershipOfMutationVariables>) =>
  useMutation<Types.KeepMembershipOfMutation, Types.KeepMembershipOfMutationVariables>('KeepMembershipOf', options);
export const useMembershipEndQuery = (options: QueryOptions<Types.MembershipEndQuery, Types.MembershipEndQueryVariables> & RequiredVariables<Types.MembershipEndQueryVariables>) =>
  useQuery<Types.MembershipEndQuery, Types.MembershipEndQueryVariables>('MembershipEnd', options);
export const useNewsletterSubscriptionsQuery = (options?: QueryOptions<Types.NewsletterSubscriptionsQuery, Types.NewsletterSubscriptionsQueryVariables>) =>
  useQuery<Types.NewsletterSubscriptionsQuery, Types.NewsletterSubscriptionsQueryVariables>('NewsletterSubscriptions', options);
export const useNewsletterFiguresQuery = (options?: QueryOptions<Types.NewsletterFiguresQuery, Types.NewsletterFiguresQueryVariables>) =>
  useQuery<Types.NewsletterFiguresQuery, Types.NewsletterFiguresQueryVariables>('NewsletterFigures', options);
export const useWaitlistEntryDetailsQuery = (options: QueryOptions<Types.WaitlistEntryDetailsQuery, Types.WaitlistEntryDetailsQueryVariables> & RequiredVariables<Types.WaitlistEntryDetailsQueryVariables>) =>
  useQuery<Types.WaitlistEntryDetailsQuery, Types.WaitlistEntryDetailsQueryVariables>('WaitlistEntryDetails', options);
export const useCreateNoteMutation = (options?: MutationOptions<Types.CreateNoteMutation, Types.CreateNoteMutationVariables>) =>
  useMutation<Types.CreateNoteMutation, Types.CreateNoteMutationVariables>('CreateNote', options);
export const useRemoveEntryMutation = (options?: MutationOptions<Types.RemoveEntryMutation, Types.RemoveEntryMutationVariables>) =>
  useMutation<Types.RemoveEntryMutation, Types.RemoveEntryMutationVariables>('RemoveEntry', options);
export const useUpdateNoteMutation = (options?: MutationOptions<Types.UpdateNoteMutation, Types.UpdateNoteMutationVariables>) =>
  useMutation<Types.UpdateNoteMutation, Types.UpdateNoteMutationVariables>('UpdateNote', options);
export const useDeleteNoteMutation = (options?: MutationOptions<Types.DeleteNoteMutation, Types.DeleteNoteMutationVariables>) =>
  useMutation<Types.DeleteNoteMutation, Types.DeleteNoteMutationVariables>('DeleteNote', options);
export const useRestoreEntryMutation = (options?: MutationOptions<Types.RestoreEntryMutation, Types.RestoreEntryMutationVariables>) =>
  useMutation<Types.RestoreEntryMutation, Types.RestoreEntryMutationVariables>('RestoreEntry', options);
export const useDemandForecastQuery = (options: QueryOptions<Types.DemandForecastQuery, Types.DemandForecastQueryVariables> & RequiredVariables<Types.DemandForecastQueryVariables>) =>
  useQuery<Types.DemandForecastQuery, Types.DemandForecastQueryVariables>('DemandForecast', options);
export const useClubClockQuery = (options?: QueryOptions<Types.ClubClockQuery, Types.ClubClockQueryVariables>) =>
  useQuery<Types.ClubClockQuery, Types.ClubClockQueryVariables>('ClubClock', options);
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
export const useWavesQuery = (options?: QueryOptions<Types.WavesQuery, Types.WavesQueryVariables>) =>
  useQuery<Types.WavesQuery, Types.WavesQueryVariables>('Waves', options);
export const useWaveQuery = (options: QueryOptions<Types.WaveQuery, Types.WaveQueryVariables> & RequiredVariables<Types.WaveQueryVariables>) =>
  useQuery<Types.WaveQuery, Types.WaveQueryVariables>('Wave', options);
export const useWavePreviewQuery = (options: QueryOptions<Types.WavePreviewQuery, Types.WavePreviewQueryVariables> & RequiredVariables<Types.WavePreviewQueryVariables>) =>
  useQuery<Types.WavePreviewQuery, Types.WavePreviewQueryVariables>('WavePreview', options);
export const useMembershipFiguresQuery = (options?: QueryOptions<Types.MembershipFiguresQuery, Types.MembershipFiguresQueryVariables>) =>
  useQuery<Types.MembershipFiguresQuery, Types.MembershipFiguresQueryVariables>('MembershipFigures', options);
export const useWaveChangedSubscription = (options?: SubscriptionOptions<Types.WaveChangedSubscription, Types.WaveChangedSubscriptionVariables>) =>
  useSubscription<Types.WaveChangedSubscription, Types.WaveChangedSubscriptionVariables>('WaveChanged', options);
export const useSendWaveMutation = (options?: MutationOptions<Types.SendWaveMutation, Types.SendWaveMutationVariables>) =>
  useMutation<Types.SendWaveMutation, Types.SendWaveMutationVariables>('SendWave', options);
export const useCloseWaveMutation = (options?: MutationOptions<Types.CloseWaveMutation, Types.CloseWaveMutationVariables>) =>
  useMutation<Types.CloseWaveMutation, Types.CloseWaveMutationVariables>('CloseWave', options);
export const useWithdrawOfferMutation = (options?: MutationOptions<Types.WithdrawOfferMutation, Types.WithdrawOfferMutationVariables>) =>
  useMutation<Types.WithdrawOfferMutation, Types.WithdrawOfferMutationVariables>('WithdrawOffer', options);
export const useCarryingCapacityQuery = (options?: QueryOptions<Types.CarryingCapacityQuery, Types.CarryingCapacityQueryVariables>) =>
  useQuery<Types.CarryingCapacityQuery, Types.CarryingCapacityQueryVariables>('CarryingCapacity', options);