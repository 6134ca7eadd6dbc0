import { Initial1795232530031 } from './1795232530031-initial'
import { BookingsAndLists1795234455095 } from './1795234455095-bookings-and-lists'
import { Surveys1795234455096 } from './1795234455096-surveys'
import { AuditLog1795234455097 } from './1795234455097-audit-log'

import { AuditTurn1795246253656 } from './1795246253656-audit-turn'
import { WaitlistOrders1795248110385 } from './1795248110385-waitlist-orders'
import { PlanWish1795288024224 } from './1795288024224-plan-wish'
import { Notes1795289221267 } from './1795289221267-notes'
import { SubmissionPrints1795290219055 } from './1795290219055-submission-prints'
import { SessionChanges1795312200000 } from './1795312200000-session-changes'
import { Search1795313580326 } from './1795313580326-search'
import { SessionUsers1795400000000 } from './1795400000000-session-users'
import { WasTeam1795410000000 } from './1795410000000-was-team'
import { WaitlistGrowth1795420000000 } from './1795420000000-waitlist-growth'
import { SessionFormerId1795421000000 } from './1795421000000-session-former-id'
import { Mail1795430000000 } from './1795430000000-mail'
import { MailBounds1795431000000 } from './1795431000000-mail-bounds'
import { MailList1795440000000 } from './1795440000000-mail-list'
import { RateLimitCounts1795500000000 } from './1795500000000-rate-limit-counts'
import { BackupRuns1795510000000 } from './1795510000000-backup-runs'
import { AdminCommand1795511000000 } from './1795511000000-admin-command'
import { OpenNames1795520000000 } from './1795520000000-open-names'
import { JobRuns1795530000000 } from './1795530000000-job-runs'
import { Waves1795540000000 } from './1795540000000-waves'
import { ScheduledMail1795550000000 } from './1795550000000-scheduled-mail'
import { Courts1795560000000 } from './1795560000000-courts'
import { ChargesAndBlocks1795560001000 } from './1795560001000-charges-and-blocks'
import { ApiTokens1795560002000 } from './1795560002000-api-tokens'
import { FollowedLists1795570000000 } from './1795570000000-followed-lists'
import { Webhooks1795580000000 } from './1795580000000-webhooks'
import { TypedTexts1795590000000 } from './1795590000000-typed-texts'
import { RightsEnd1795693763299 } from './1795693763299-rights-end'
import { NotesEdited1795697256336 } from './1795697256336-notes-edited'
import { AuditSignIns1795698000000 } from './1795698000000-audit-sign-ins'
import { ForecastAnswers1795708916155 } from './1795708916155-forecast-answers'
import { StaffRoles1795743368600 } from './1795743368600-staff-roles'
import { Staff1795767371887 } from './1795767371887-staff'
import { AccountDeletion1795767601879 } from './1795767601879-account-deletion'
import { SecondFactors1795768000000 } from './1795768000000-second-factors'
import { AuditOrigin1795770219210 } from './1795770219210-audit-origin'
import { UndoEmailChange1795770433222 } from './1795770433222-undo-email-change'
import { SecondFactorChanges1795771000000 } from './1795771000000-second-factor-changes'
import { Passkeys1795772529983 } from './1795772529983-passkeys'
import { AuditFilters1795800104140 } from './1795800104140-audit-filters'
import { UnusedAccounts1795801276979 } from './1795801276979-unused-accounts'
import { PersonPage1795801639000 } from './1795801639000-person-page'
import { DuesAndPlans1795801700000 } from './1795801700000-dues-and-plans'
import { Desk1795900000000 } from './1795900000000-desk'
import { FollowedAccounts1795901000000 } from './1795901000000-followed-accounts'
import { PlansWithoutGap1796200000010 } from './1796200000010-plans-without-gap'
import { PlaysPerWeek1796500000010 } from './1796500000010-plays-per-week'
import { CourtClosures1796600000001 } from './1796600000001-court-closures'
import { BookingReminders1796700000010 } from './1796700000010-booking-reminders'
import { Letters1796800000010 } from './1796800000010-letters'
import { SiteNotices1796800000020 } from './1796800000020-site-notices'
import { TeamDigest1796800000030 } from './1796800000030-team-digest'
import { Standby1796800000050 } from './1796800000050-standby'
import { PlacesMail1796800000060 } from './1796800000060-places-mail'
import { BookingPlayers1796800000065 } from './1796800000065-booking-players'
import { OpenPlay1796800000070 } from './1796800000070-open-play'
import { PlayerLinks1796800000080 } from './1796800000080-player-links'
import { OpenSpots1796800001070 } from './1796800001070-open-spots'
import { PlayersChanged1796800001080 } from './1796800001080-players-changed'
import { BookingRequestHash1796800001090 } from './1796800001090-booking-request-hash'
import { MutationResponses1796800001100 } from './1796800001100-mutation-responses'
import { BookingChanged1796800001110 } from './1796800001110-booking-changed'
import { WebhookFailingSince1796800001120 } from './1796800001120-webhook-failing-since'
import { OwedChanged1796800001130 } from './1796800001130-owed-changed'
/** Every migration, oldest first. `npm run migration -- <name>` adds to this list. */
export const migrations = [
  Initial1795232530031,
  BookingsAndLists1795234455095,
  Surveys1795234455096,
  AuditLog1795234455097,
  AuditTurn1795246253656,
  WaitlistOrders1795248110385,
  PlanWish1795288024224,
  Notes1795289221267,
  SubmissionPrints1795290219055,
  SessionChanges1795312200000,
  Search1795313580326,
  SessionUsers1795400000000,
  WasTeam1795410000000,
  WaitlistGrowth1795420000000,
  SessionFormerId1795421000000,
  Mail1795430000000,
  MailBounds1795431000000,
  MailList1795440000000,
  RateLimitCounts1795500000000,
  BackupRuns1795510000000,
  AdminCommand1795511000000,
  OpenNames1795520000000,
  JobRuns1795530000000,
  Waves1795540000000,
  ScheduledMail1795550000000,
  Courts1795560000000,
  ChargesAndBlocks1795560001000,
  ApiTokens1795560002000,
  FollowedLists1795570000000,
  Webhooks1795580000000,
  TypedTexts1795590000000,
  RightsEnd1795693763299,
  NotesEdited1795697256336,
  AuditSignIns1795698000000,
  ForecastAnswers1795708916155,
  StaffRoles1795743368600,
  Staff1795767371887,
  AccountDeletion1795767601879,
  SecondFactors1795768000000,
  AuditOrigin1795770219210,
  UndoEmailChange1795770433222,
  SecondFactorChanges1795771000000,
  Passkeys1795772529983,
  AuditFilters1795800104140,
  UnusedAccounts1795801276979,
  PersonPage1795801639000,
  DuesAndPlans1795801700000,
  Desk1795900000000,
  FollowedAccounts1795901000000,
  PlansWithoutGap1796200000010,
  PlaysPerWeek1796500000010,
  CourtClosures1796600000001,
  BookingReminders1796700000010,
  Letters1796800000010,
  SiteNotices1796800000020,
  TeamDigest1796800000030,
  Standby1796800000050,
  PlacesMail1796800000060,
  BookingPlayers1796800000065,
  OpenPlay1796800000070,
  PlayerLinks1796800000080,
  OpenSpots1796800001070,
  PlayersChanged1796800001080,
  BookingRequestHash1796800001090,
  MutationResponses1796800001100,
  BookingChanged1796800001110,
  WebhookFailingSince1796800001120,
  OwedChanged1796800001130,
]
