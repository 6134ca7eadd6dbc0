/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The acceptance of one’s own offer. */
export type AcceptOfferInput = {
  /** The offer’s UUID. */
  id: string;
  /** The plan that the person chooses. */
  plan: Plan;
  /** The token of the offer’s mailed link, which confirms the address; optional. */
  token?: string | null | undefined;
};

/** The token of an invitation to the staff. */
export type AcceptStaffInvitationInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** A passkey that the caller’s browser has created. */
export type AddPasskeyInput = {
  /** A name that tells the caller’s passkeys apart. */
  name: string;
  /** What the browser answered to the options of `startPasskey`, as JSON. */
  passkey: string;
};

/** An answer to an invitation. */
export type AnswerInvitationInput = {
  /** The UUID of the invitation. */
  id: string;
  /** True is yes. */
  plays: boolean;
};

/** A role that the owner gives to staff. */
export type AppointedRole =
  /** The front desk: courts, bookings, charges, people and notes. */
  | 'DESK'
  /** Everything except staff, webhooks and settings. */
  | 'MANAGER';

/** What the team did, or a refused sign-in. */
export type AuditAction =
  /** Deleted an account. */
  | 'account_deleted'
  /** Deleted what the club knew about an address without an account. */
  | 'address_forgotten'
  /** Changed an account from the server’s command line. */
  | 'admin_command'
  /** Created an access token of a staff person. */
  | 'api_token_create'
  /** Revoked an access token of a staff person. */
  | 'api_token_revoke'
  /** Replaced an access token of a staff person. */
  | 'api_token_rotate'
  /** Used an access token for the first time that day. */
  | 'api_token_use'
  /** Blocked a court. */
  | 'block_create'
  /** Removed a block of a court. */
  | 'block_remove'
  /** Cancelled a member’s booking. */
  | 'booking_cancel'
  /** Recorded that a member arrived. */
  | 'booking_check_in'
  /** Took back that a member arrived. */
  | 'booking_check_in_undo'
  /** Booked a court for a member. */
  | 'booking_create'
  /** Changed the guests of a booking. */
  | 'booking_guests'
  /** Moved a member’s booking. */
  | 'booking_move'
  /** Recorded that a member did not come. */
  | 'booking_no_show'
  /** Took back that a member did not come. */
  | 'booking_no_show_undo'
  /** Recorded whether a player of a booking arrived. */
  | 'booking_player_arrived'
  /** Freed the court of a member who did not come. */
  | 'booking_release'
  /** Reopened a charge. */
  | 'charge_reopen'
  /** Recorded that a charge was settled. */
  | 'charge_settle'
  /** Waived a charge. */
  | 'charge_waive'
  /** Changed the status of a message. */
  | 'contact_status'
  /** Closed courts. */
  | 'court_closure_create'
  /** Removed a closure of courts. */
  | 'court_closure_remove'
  /** Changed a closure of courts. */
  | 'court_closure_update'
  /** Reopened a due. */
  | 'due_reopen'
  /** Recorded that a due was settled. */
  | 'due_settle'
  /** Waived a due. */
  | 'due_waive'
  /** Changed the launch phase. */
  | 'launch_phase'
  /** Cancelled a letter. */
  | 'letter_cancel'
  /** Changed a draft of a letter. */
  | 'letter_edit'
  /** Removed a draft of a letter. */
  | 'letter_remove'
  /** Sent a letter, or scheduled it. */
  | 'letter_send'
  /** Sent a letter to themself as a test. */
  | 'letter_test'
  /** Began a letter. */
  | 'letter_write'
  /** Downloaded a whole list, as CSV or as JSON. */
  | 'list_export'
  /** Allowed mail to an undeliverable address again. */
  | 'mail_address'
  /** Dropped a mail. */
  | 'mail_drop'
  /** Queued a failed mail again. */
  | 'mail_retry'
  /** Set or withdrew the end of a membership. */
  | 'membership_end'
  /** Changed the plan of a membership. */
  | 'membership_plan'
  /** Added a note about a person. */
  | 'note'
  /** Changed the text of a note about a person. */
  | 'note_edit'
  /** Removed a note about a person. */
  | 'note_remove'
  /** Withdrew an offer. */
  | 'offer_withdraw'
  /** A name that this version does not know. */
  | 'other'
  /** A staff person added, removed or renewed a second factor of their own, or used a recovery code. */
  | 'second_factor_change'
  /** Removed the second factors of a person who had lost them. */
  | 'second_factor_reset'
  /** Signed in as staff. */
  | 'sign_in'
  /** A sign-in was refused: the wrong password or second factor of a staff person, or any address after too many failures. */
  | 'sign_in_refused'
  /** Signed out as staff. */
  | 'sign_out'
  /** Wrote a line above the site’s pages. */
  | 'site_notice_create'
  /** Removed a line above the site’s pages. */
  | 'site_notice_remove'
  /** Changed a line above the site’s pages. */
  | 'site_notice_update'
  /** Ended a person’s work for the staff. */
  | 'staff_end'
  /** Invited a person to the staff, or invited them again. */
  | 'staff_invite'
  /** Withdrew an invitation to the staff. */
  | 'staff_invite_revoke'
  /** Accepted an invitation to the staff. */
  | 'staff_join'
  /** Changed the role of a staff person. */
  | 'staff_role'
  /** Removed an entry from the waitlist. */
  | 'waitlist_remove'
  /** Took back the removal of an entry from the waitlist. */
  | 'waitlist_restore'
  /** Changed the status of a waitlist entry. */
  | 'waitlist_status'
  /** Undid a status change of a waitlist entry. */
  | 'waitlist_undo'
  /** Closed a wave. */
  | 'wave_close'
  /** Offered a membership to a person, as part of a wave. */
  | 'wave_offer'
  /** Sent a wave of offers. */
  | 'wave_send'
  /** Created a webhook endpoint. */
  | 'webhook_create'
  /** Deleted a webhook endpoint. */
  | 'webhook_delete'
  /** Sent an event to a webhook endpoint again. */
  | 'webhook_redeliver'
  /** Replaced the secret of a webhook endpoint. */
  | 'webhook_rotate'
  /** Sent a test event to a webhook endpoint. */
  | 'webhook_test'
  /** Changed a webhook endpoint. */
  | 'webhook_update';

/** Why the team blocks a court. */
export type BlockKind =
  /** The court is closed. */
  | 'closed'
  /** An event takes place. */
  | 'event'
  /** A lesson takes place. */
  | 'lesson'
  /** The court is being maintained. */
  | 'maintenance';

/** An hour of a court. */
export type BookCourtInput = {
  /** Whether the caller accepts the charges that CHARGE_REQUIRED lists. */
  acceptsCharges: boolean;
  /** The court’s UUID. */
  courtId: string;
  /** The names of the guests; at most 3, each 1 to 80 characters. */
  guests: Array<string>;
  /** When play begins: an ISO 8601 instant with an offset, as in `courtDay`. */
  startsAt: string;
  /** A UUID that the client creates for each booking. The same key returns the same booking for 24 hours. */
  submissionKey?: string | null | undefined;
};

/** An hour of a court that the team books for a member. */
export type BookForMemberInput = {
  /** Whether the caller accepts the charges that CHARGE_REQUIRED lists. */
  acceptsCharges: boolean;
  /** The court’s UUID. */
  courtId: string;
  /** The names of the guests; at most 3, each 1 to 80 characters. */
  guests: Array<string>;
  /** The membership’s UUID, as in `memberships`. */
  membershipId: string;
  /** Why, for the audit log; at most 500 characters. */
  reason?: string | null | undefined;
  /** When play begins: an ISO 8601 instant with an offset, as in `courtDay`. */
  startsAt: string;
  /** A UUID that the client creates for each booking. The same key returns the same booking for 24 hours. */
  submissionKey?: string | null | undefined;
};

/** Whether the court is held for the member. */
export type BookingStatus =
  /** The booking was cancelled. */
  | 'cancelled'
  /** The court is held. */
  | 'confirmed'
  /** The member did not come. */
  | 'no_show';

/** A booking to cancel. */
export type CancelBookingInput = {
  /** Whether the caller accepts the charge that CHARGE_REQUIRED lists. */
  acceptsCharges: boolean;
  /** The booking’s UUID. */
  id: string;
};

/** A booking that the team cancels. */
export type CancelForMemberInput = {
  /** The booking’s UUID. */
  id: string;
  /** Why; 1 to 500 characters. A member with a confirmed address reads it in the mail. */
  reason: string;
  /** Whether the late fee is written down and the number of the month stays used; possible in the last 2 hours. Null is false. */
  writesLateFee?: boolean | null | undefined;
};

/** The guests of a booking, as they are from now on. */
export type ChangeGuestsInput = {
  /** Whether the member accepts the charges that CHARGE_REQUIRED lists. */
  acceptsCharges: boolean;
  /** The names of all guests; at most 3, each 1 to 80 characters. */
  guests: Array<string>;
  /** The guests that the caller has read: CONFLICT if the booking has others by now. Without them, any guests are replaced. */
  guestsBefore?: Array<string> | null | undefined;
  /** The booking’s UUID. */
  id: string;
};

/** The signed-in person’s password, and the new one. */
export type ChangePasswordInput = {
  /** The caller’s password. */
  currentPassword: string;
  /** At least 8 characters and at most 1024 bytes; stored only as an argon2id hash. */
  newPassword: string;
};

/** The plan that a member changes to. */
export type ChangePlanInput = {
  /** The plan. */
  plan: Plan;
  /** A UUID that identifies the submission: a repeated call changes nothing more. */
  submissionKey?: string | null | undefined;
};

/** The plan that the team gives a membership. */
export type ChangePlanOfInput = {
  /** The membership’s UUID. */
  id: string;
  /** The plan. */
  plan: Plan;
  /** A UUID that identifies the submission: a repeated call changes nothing more. */
  submissionKey?: string | null | undefined;
};

/** What a charge is for. */
export type ChargeKind =
  /** A reservation beyond those of the plan. */
  | 'extra_reservation'
  /** One guest. */
  | 'guest_pass'
  /** A cancellation less than 2 hours before the start. */
  | 'late_cancellation';

/** What became of a charge. */
export type ChargeState =
  /** To be settled at the front desk. */
  | 'open'
  /** Settled at the front desk. */
  | 'settled'
  /** Void, because its booking was cancelled free of charge. */
  | 'void'
  /** Waived by the team. */
  | 'waived';

/** A blocked address to allow again. */
export type ClearAddressInput = {
  /** The address; case-insensitive; at most 254 characters. */
  email: string;
};

/** A wave. */
export type CloseWaveInput = {
  /** The wave’s UUID. */
  id: string;
};

/** A code that shows that an authenticator app has its secret. */
export type ConfirmAuthenticatorInput = {
  /** The 6 digits that the app shows now. */
  code: string;
};

/** The token of a mailed link that confirms an address. */
export type ConfirmEmailInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** The token of a mailed link that confirms a subscription. */
export type ConfirmNewsletterInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** How far the team has handled a contact submission. */
export type ContactStatus =
  /** Nothing remains to be done. */
  | 'closed'
  /** Not opened yet. */
  | 'new'
  /** Read by the team. */
  | 'read'
  /** The team has replied. */
  | 'replied';

/** A new access token. */
export type CreateApiTokenInput = {
  /** After how many days it expires; 1 to 365. */
  expiresInDays?: number | null | undefined;
  /** What it is for; 1 to 80 characters. */
  name: string;
  /** What it may do; at least one. */
  scopes: Array<TokenScope>;
};

/** Times at which courts are closed. */
export type CreateCourtClosureInput = {
  /** The UUIDs of the bookings that `cancelsBookings` cancels, at most 750: those that the preview listed. Other bookings in the way keep their time. Null means all. */
  bookingsToCancel?: Array<string> | null | undefined;
  /** Whether bookings in the way are cancelled, free of charge and with a mail. */
  cancelsBookings: boolean;
  /** The courts’ UUIDs. */
  courts: Array<string>;
  /** When it ends, as HH:MM at a full or half hour. A time that is not after `startTime` is on the next day, so 00:00 is the end of the day. Of a time that the clock change repeats, the second counts. */
  endTime: string;
  /** The first day in New York, as YYYY-MM-DD. */
  from: string;
  /** Whether the site’s line shows `note` to everybody, from 7 days before the first day until the last end. Null is false. */
  isNoteOnSite?: boolean | null | undefined;
  /** Why the courts are blocked. */
  kind: BlockKind;
  /** One line that members read on its days; at most 140 characters. */
  note?: string | null | undefined;
  /** Why; 1 to 500 characters. A member with a confirmed address reads it in the mail about a cancelled booking. */
  reason: string;
  /** When a block begins in New York, as HH:MM at a full or half hour. A time that the clock change skips is an hour later; of a time that it repeats, the first counts. */
  startTime: string;
  /** What the team calls it; 1 to 80 characters. */
  title: string;
  /** The last day in New York, as YYYY-MM-DD: today or later, and within 366 days. */
  until: string;
  /** Keeps these days of the week; null means every day. */
  weekdays?: Array<Weekday> | null | undefined;
};

/** A letter that is begun. */
export type CreateLetterInput = {
  /** Whom it is for; 1 to 10. */
  audiences: Array<LetterAudienceInput>;
  /** The text; 1 to 10000 characters of Markdown: paragraphs, **bold** and *italic* text, links and lists. Placeholders are `{firstName}`, `{position}` and `{bookingWhen}`; `{firstName|neighbor}` says what stands for a missing value. */
  body: string;
  /** Whether it can be left. */
  kind: LetterKind;
  /** The subject; 1 to 120 characters. */
  subject: string;
};

/** A note of the team about a person, by `entryId` or `userId`. */
export type CreateNoteInput = {
  /** The UUID of the person’s waitlist entry. */
  entryId?: string | null | undefined;
  /** 1 to 2000 characters. */
  text: string;
  /** The id of the person’s account. */
  userId?: string | null | undefined;
};

/** A line above the site’s pages. Its times are those of New York. */
export type CreateSiteNoticeInput = {
  /** The day on which it ends, as YYYY-MM-DD. */
  endDate: string;
  /** The time at which it ends, as HH:MM. */
  endTime: string;
  /** The pages that show it. */
  place: SiteNoticePlace;
  /** The day on which it begins, as YYYY-MM-DD; null, as for the time, is now. */
  startDate?: string | null | undefined;
  /** The time at which it begins, as HH:MM; needed with `startDate`. */
  startTime?: string | null | undefined;
  /** The line; 1 to 140 characters, without line breaks. */
  text: string;
  /** How it looks. */
  tone: SiteNoticeTone;
};

/** A new webhook endpoint. */
export type CreateWebhookEndpointInput = {
  /** The kinds of event that it receives: at least one, and neither `webhook_test` nor `other`. */
  events: Array<WebhookEventType>;
  /** Where events are sent: an https URL without user name and fragment, on the public internet; at most 500 characters. */
  url: string;
};

/** The token of an offer’s mailed link. */
export type DeclineOfferByLinkInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** The refusal of one’s own offer. */
export type DeclineOfferInput = {
  /** The offer’s UUID. */
  id: string;
  /** True to leave the waitlist; false to keep the position and be asked again later. */
  leave: boolean;
};

/** A note that is removed. */
export type DeleteNoteInput = {
  /** The note’s UUID. */
  id: string;
};

/** The expected wishes for a part of a day, in relation to its bookable hours. Exact numbers are not shown. */
export type DemandLoad =
  /** All hours or more. */
  | 'full'
  /** 80 percent or more, but less than all hours. */
  | 'high'
  /** Less than half of the hours. */
  | 'low'
  /** Half of the hours or more, but less than 80 percent. */
  | 'middle';

/** A booking at the desk. */
export type DeskBookingInput = {
  /** The booking’s UUID. */
  id: string;
};

/** How far a person drives to the club, one way, in minutes. */
export type DrivingDistance =
  /** 10 to 20 minutes; `10_to_20` on REST. */
  | '_10_to_20'
  /** 20 to 30 minutes; `20_to_30` on REST. */
  | '_20_to_30'
  /** Less than 10 minutes. */
  | 'less_than_10'
  /** More than 30 minutes. */
  | 'over_30';

/** A mail to drop. */
export type DropMailInput = {
  /** The mail’s UUID. */
  id: string;
};

/** What a due is for. */
export type DueKind =
  /** The difference to a higher plan for the rest of a period. */
  | 'difference'
  /** The fee of a period. */
  | 'fee';

/** What became of a due. */
export type DueState =
  /** To be settled at the front desk. */
  | 'open'
  /** Settled at the front desk. */
  | 'settled'
  /** Void: it is not owed. */
  | 'void'
  /** Waived by the team. */
  | 'waived';

/** The end of somebody’s membership, as the team decides it. */
export type EndMembershipOfInput = {
  /** The end that the caller has read: CONFLICT if the membership has another one by now. Null means any. */
  endBefore?: MembershipEndBeforeInput | null | undefined;
  /** Its last day in New York, as YYYY-MM-DD; today or later. */
  endsOn: string;
  /** The membership’s UUID. */
  id: string;
  /** Why; 1 to 500 characters. The member reads it on the dashboard, and in the mail if the address is confirmed. */
  reason: string;
};

/** A session of the signed-in person. */
export type EndSessionInput = {
  /** The session’s id, as in `mySessions`. */
  id: string;
};

/** A line that ends now. */
export type EndSiteNoticeInput = {
  /** The line’s UUID. */
  id: string;
};

/** A person who leaves the staff. */
export type EndStaffInput = {
  /** The UUID of the person’s account. */
  userId: string;
};

/** A passkey that signs in without a password. */
export type FinishPasskeySignInInput = {
  /** What the browser answered to the options of `startPasskeySignIn` without a challenge, as JSON. */
  passkey: string;
};

/** The second step of a sign-in: the challenge, and one of a code, a passkey and a recovery code. */
export type FinishSignInInput = {
  /** The `challenge` of SECOND_FACTOR_REQUIRED. */
  challenge: string;
  /** The 6 digits that the authenticator app shows now. Each code counts once. */
  code?: string | null | undefined;
  /** What the browser answered to the options of `startPasskeySignIn` with this challenge, as JSON. */
  passkey?: string | null | undefined;
  /** One of the recovery codes. Each counts once. */
  recoveryCode?: string | null | undefined;
};

/** What is different in a forecast that is compared with another one. */
export type ForecastChangeKind =
  /** The busiest evening of the week (4pm to 8pm) is closed on all courts. */
  | 'closed_evening'
  /** Members reserve 0.2 hours a week fewer. */
  | 'fewer_reservations'
  /** Members reserve 0.2 hours a week more. */
  | 'more_reservations';

/** How much a forecast can be relied on, by its number of usable answers. */
export type ForecastQuality =
  /** 100 usable answers or more. */
  | 'good'
  /** Fewer than 30 usable answers: the forecast has no numbers. */
  | 'not_enough'
  /** 30 to 99 usable answers. */
  | 'rough';

/** Why a forecast, or the promise to members, needs attention. */
export type ForecastWarningKind =
  /** There are fewer than 100 usable answers. */
  | 'few_answers'
  /** The monthly reservations promised to Standard members are more hours than the courts have in 30 days. */
  | 'promise_exceeds_capacity';

/** An address without an account, and why it is forgotten. */
export type ForgetAddressInput = {
  /** The address; case-insensitive. */
  email: string;
  /** Why, for the audit log; 1 to 500 characters. The address is removed from it. */
  reason: string;
};

/** An account to delete, and why. */
export type ForgetPersonInput = {
  /** The id of the person’s account. */
  id: string;
  /** Why, for the audit log; 1 to 500 characters. The person’s name is removed from it. */
  reason: string;
};

/** What says how often a member reserves a court. */
export type FrequencySource =
  /** An assumption: 0.7 reservations a week. */
  | 'assumption'
  /** The members’ reservations of past weeks. */
  | 'reservations'
  /** What people say in the member survey (`playsPerWeek`). */
  | 'survey';

/** From whom to hide: by `email` or by `userId`, one of the two. */
export type HideFromMemberInput = {
  /** The exact address of a member. */
  email?: string | null | undefined;
  /** The UUID of a member. */
  userId?: string | null | undefined;
};

/** A feature of a club that matters to a person. */
export type ImportantFeature =
  /** Access at any hour; `24_7_access` on REST. */
  | '_24_7_access'
  /** Clinics for beginners. */
  | 'beginner_clinics'
  /** Passes for guests. */
  | 'guest_passes'
  /** Leagues and ladders. */
  | 'leagues_ladders'
  /** Booking courts online. */
  | 'online_booking'
  /** Open play from 11pm to 5am. */
  | 'open_play_hours'
  /** The pro shop. */
  | 'pro_shop'
  /** Meeting players of the same skill. */
  | 'skill_matchmaking'
  /** Social events. */
  | 'social_events'
  /** Unlimited training and practice. */
  | 'unlimited_training';

/** Whom to invite: by `email` or by `userId`, one of the two. */
export type InvitePlayerInput = {
  /** The UUID of one of the caller’s bookings. */
  bookingId: string;
  /** The exact address of a member. */
  email?: string | null | undefined;
  /** The UUID of a member with whom the caller has played: one of `playedWith`. */
  userId?: string | null | undefined;
};

/** Whom to invite to the staff. */
export type InviteStaffInput = {
  /** At most 254 characters; case-insensitive. */
  email: string;
  /** The role that the person will have. */
  role: AppointedRole;
};

/** An hour to wait for. */
export type JoinStandbyInput = {
  /** The court’s UUID; null if any court will do. */
  courtId?: string | null | undefined;
  /** When the hour begins: an ISO 8601 instant with an offset, as in `courtDay`. */
  startsAt: string;
};

/** The signed-in person’s request for a place. */
export type JoinWaitlistInput = {
  /** The plan that the person would like; optional. Stored with a new entry; does not change an existing one. */
  planWish?: PlanWish | null | undefined;
  /** The code of an invitation; optional, case-insensitive. An unknown code is ignored: the caller gets a place, and nobody is rewarded. */
  referralCode?: string | null | undefined;
  /** The caller’s own id; optional. Any other id is FORBIDDEN. */
  userId?: string | null | undefined;
};

/** A membership whose end the team withdraws. */
export type KeepMembershipOfInput = {
  /** The end that the caller has read: CONFLICT if the membership has another one by now. Null means any. */
  endBefore?: MembershipEndBeforeInput | null | undefined;
  /** The membership’s UUID. */
  id: string;
};

/** The token of a mailed link that keeps an account. */
export type KeepMyAccountInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** How far the club’s launch has come. */
export type LaunchPhase =
  /** Members book courts. */
  | 'booking'
  /** The team offers memberships to people on the waitlist. */
  | 'memberships'
  /** People join the waitlist. Nothing else is open. */
  | 'waitlist';

/** The token of a newsletter mail’s unsubscribe link. */
export type LeaveNewsletterInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** A line to leave. */
export type LeaveStandbyInput = {
  /** The UUID of the standby. */
  id: string;
};

/** People whom a letter is for. Fields of other kinds are ignored. */
export type LetterAudienceInput = {
  /** For `offered`: only offers in this state. */
  answer?: OfferState | null | undefined;
  /** For `waiting`: true for confirmed addresses, false for the others. */
  confirmed?: boolean | null | undefined;
  /** For `waiting`: the first number, from 1. */
  firstPosition?: number | null | undefined;
  /** For `booked`, required: the first day in New York, as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** Which people. */
  kind: LetterAudienceKind;
  /** For `waiting`: the last number, not below the first. */
  lastPosition?: number | null | undefined;
  /** For `booked`, required: the last day in New York, as YYYY-MM-DD, within 366 days of the first. */
  until?: string | null | undefined;
  /** For `person`, required: the account’s UUID. */
  userId?: string | null | undefined;
  /** For `offered`, required: the wave’s UUID. */
  waveId?: string | null | undefined;
};

/** Whom a letter is for. */
export type LetterAudienceKind =
  /** Members with a booking on the days from `from` to `until`. */
  | 'booked'
  /** Everybody with a membership in force. */
  | 'members'
  /** The confirmed addresses of the newsletter. They get news only. */
  | 'newsletter'
  /** Whom wave `waveId` has offered a membership, by `answer` if that is set. */
  | 'offered'
  /** The person with the account `userId`. */
  | 'person'
  /** Everybody with a staff role. */
  | 'staff'
  /** Who waits on the waitlist, with numbers from `firstPosition` to `lastPosition`, by `confirmed` if that is set. */
  | 'waiting';

/** A letter. */
export type LetterInput = {
  /** The letter’s UUID. */
  id: string;
};

/** Whether a letter can be left. */
export type LetterKind =
  /** Goes only to addresses on the newsletter’s list; each can leave it with one click. */
  | 'news'
  /** What its readers must know. It cannot be left, and says why. */
  | 'notice';

/** The text whose links are tried. */
export type LetterLinksInput = {
  /** The text; at most 10000 characters of Markdown. */
  body: string;
};

/** A letter, and who reads it. */
export type LetterPreviewInput = {
  /** The text; at most 10000 characters. */
  body: string;
  /** Whether it can be left. */
  kind: LetterKind;
  /** The subject; at most 120 characters. */
  subject: string;
  /** The account whose values stand for the placeholders; null shows what is missing. */
  userId?: string | null | undefined;
};

/** A letter that is not stored yet. */
export type LetterReachInput = {
  /** Whom it is for; 1 to 10. */
  audiences: Array<LetterAudienceInput>;
  /** Whether it can be left. */
  kind: LetterKind;
};

/** The state of a letter. */
export type LetterState =
  /** Was cancelled; mails that had not gone by then were dropped. */
  | 'cancelled'
  /** Is being written. */
  | 'draft'
  /** Begins to be sent at `sendAt`. */
  | 'scheduled'
  /** Its recipients are chosen, and their mails are being sent. */
  | 'sending'
  /** No mail of it waits any more. */
  | 'sent';

/** The credentials of an account. */
export type LoginInput = {
  /** The address of the account; case-insensitive. */
  email: string;
  /** The account’s password. */
  password: string;
};

/** Whether the caller gets a kind of mail that can be left. */
export type MailPreference =
  /** No. */
  | 'off'
  /** Yes. */
  | 'on'
  /** Not before the caller has used the link that was mailed. */
  | 'unconfirmed';

/** The state of a mail. */
export type MailState =
  /** Never sent: dropped by the team, or because what it is about is gone. */
  | 'dropped'
  /** Failed permanently; retried only if the team asks for it. */
  | 'failed'
  /** Stored because no mail server is configured; never sent. */
  | 'kept'
  /** Waits until it is due, or for its next try. */
  | 'queued'
  /** A server is sending it. */
  | 'sending'
  /** A mail server has accepted it. */
  | 'sent';

/** The kind of a mail. */
export type MailTemplate =
  /** Says when the account will be deleted, and has the link to keep it. */
  | 'account_deletion'
  /** Says that an account is unused, and when it will be deleted. */
  | 'account_unused'
  /** Reports that an access token of the account was created, rotated or revoked. */
  | 'api_token_changed'
  /** Reports that the club has cancelled a booking. */
  | 'booking_cancelled'
  /** Confirms the booking of a court. */
  | 'booking_confirmed'
  /** Reports that the club has moved a booking to another hour or court. */
  | 'booking_moved'
  /** Reminds a member of a booking, 24 hours or 3 hours before. */
  | 'booking_reminder'
  /** Reports that the address of the account’s calendar was created or replaced. */
  | 'calendar_address_changed'
  /** Asks the account’s owner to confirm the address. */
  | 'confirm_email'
  /** Notifies the team of a new message. */
  | 'contact_received'
  /** Notifies the previous address that the account’s address was changed. */
  | 'email_changed'
  /** A letter of the club. */
  | 'letter'
  /** A letter of the club, to who has written it. */
  | 'letter_test'
  /** Reports that the end of a membership was set, moved or withdrawn. */
  | 'membership_end_changed'
  /** Reports that a membership has ended. */
  | 'membership_ended'
  /** Welcomes a new member. */
  | 'membership_started'
  /** Reports that the team has undone a membership that it had noted. */
  | 'membership_undone'
  /** Reports a sign-in from a browser that had not signed in to the account before. */
  | 'new_sign_in'
  /** Asks an address to confirm its newsletter subscription. */
  | 'newsletter_confirm'
  /** Offers a membership to a person on the waitlist. */
  | 'offer'
  /** Reports that an offer has expired. */
  | 'offer_expired'
  /** Reminds a person of an open offer, 48 hours before its end. */
  | 'offer_reminder'
  /** Reports that the club has withdrawn an offer. */
  | 'offer_withdrawn'
  /** A name that this version does not know. */
  | 'other'
  /** Lists what a member owes the club, once a month. */
  | 'owed'
  /** Confirms that the member has cancelled a booking, with its fee. */
  | 'own_cancellation'
  /** Reports that the password was changed. */
  | 'password_changed'
  /** Tells a person who has asked for it that the waitlist has places again. */
  | 'places_open'
  /** Reports that the plan of a membership changes, or that a planned change was taken back. */
  | 'plan_changed'
  /** Tells the owner of a booking what a player has answered, or that a player has left. */
  | 'player_answered'
  /** Tells a player that the booking was cancelled. */
  | 'player_cancelled'
  /** Invites a member to play in another member’s booking. */
  | 'player_invited'
  /** Tells a player that the club has moved the booking to another hour or court. */
  | 'player_moved'
  /** Tells a member that the owner of a booking has taken them out of it. */
  | 'player_removed'
  /** Has the link for setting a new password. */
  | 'reset_password'
  /** Reports that a second factor of the account was added, removed or renewed, or that a recovery code was used. */
  | 'second_factor_changed'
  /** Reports that a person has joined the staff, has another role, or has left it. */
  | 'staff_changed'
  /** Invites a person to join the staff. */
  | 'staff_invitation'
  /** Offers a court that has become free to the first member in line for the hour. */
  | 'standby_offered'
  /** Tells a member in line that the hour is free and open to all, because it begins soon. */
  | 'standby_open'
  /** Reports that the club has closed an hour that it had offered to a member in line. */
  | 'standby_withdrawn'
  /** Tells the staff on a workday what there is to do. */
  | 'team_digest'
  /** Confirms that a person has left the waitlist. */
  | 'waitlist_left'
  /** Tells a person that the club has taken their removal from the waitlist back. */
  | 'waitlist_restored'
  /** Reports to the team that a webhook endpoint was switched off. */
  | 'webhook_disabled'
  /** Welcomes a new account. */
  | 'welcome';

/** The end of a membership as the caller has read it. */
export type MembershipEndBeforeInput = {
  /** The reason of the team; null for the member’s own notice, and without an end. */
  endReason?: string | null | undefined;
  /** Its last day; null if it had none. */
  endsOn?: string | null | undefined;
};

/** Whether a membership is in force. */
export type MembershipState =
  /** In force, until `endsOn` if that is set. */
  | 'active'
  /** Ended. */
  | 'ended';

/** Where the team moves a booking. */
export type MoveForMemberInput = {
  /** Whether the member accepts the charges that CHARGE_REQUIRED lists. */
  acceptsCharges: boolean;
  /** The court’s UUID. */
  courtId: string;
  /** The UUID of the court that the caller has read: CONFLICT if the booking is on another one by now. Null means any. */
  courtIdBefore?: string | null | undefined;
  /** The booking’s UUID. */
  id: string;
  /** When play begins: an ISO 8601 instant with an offset, as in `courtSchedule`. */
  startsAt: string;
  /** The start that the caller has read, as an ISO 8601 instant with an offset: CONFLICT if the booking begins at another time by now. Null means any. */
  startsAtBefore?: string | null | undefined;
};

/** Why a person could not be told by mail. */
export type NotToldReason =
  /** No mail server is configured; the mail is only kept. */
  | 'no_mail_server'
  /** A mail server has refused the address. */
  | 'undeliverable';

/** An offer’s mailed link. */
export type OfferLinkInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** What became of an offer. */
export type OfferState =
  /** Accepted: the person is a member. */
  | 'accepted'
  /** Declined, or the person left the waitlist. */
  | 'declined'
  /** Not answered in time. */
  | 'expired'
  /** Waits for an answer. */
  | 'open'
  /** Taken back by the club. */
  | 'withdrawn';

/** Places of a booking to open to members. */
export type OpenSpotsInput = {
  /** The UUID of one of the caller’s bookings. */
  bookingId: string;
  /** The level of play, 2.0 to 5.0 in halves; null for any. */
  level?: number | null | undefined;
  /** What members read about the game, at most 140 characters. */
  sentence?: string | null | undefined;
  /** How many places to open: 1 to 3, and no more than are free. */
  spots: number;
};

/** The booking of a link. */
export type OwnPlayerLinkInput = {
  /** The UUID of one of the caller’s bookings. */
  bookingId: string;
};

/** Why a person is not asked although it would be their turn. */
export type PassedOverReason =
  /** The team has marked the person as invited by hand. No wave asks them until that is taken back. */
  | 'invited_by_hand'
  /** The address is not confirmed, and only confirmed ones are asked. */
  | 'unconfirmed'
  /** A mail server has refused the address. */
  | 'undeliverable';

/** How the front desk has taken money. The site takes none. */
export type PaymentMethod =
  /** By card, at the front desk. */
  | 'card_at_desk'
  /** In cash. */
  | 'cash'
  /** Otherwise; the note says how. */
  | 'other'
  /** By a transfer to the club’s account. */
  | 'transfer';

/** The plan of a membership. */
export type Plan =
  /** The Standard plan. */
  | 'standard'
  /** The Unlimited plan. */
  | 'unlimited';

/** What a change of plan does. */
export type PlanChangeKind =
  /** The plan holds from today on. */
  | 'at_once'
  /** The plan holds from the first day of the next period on. */
  | 'next_period'
  /** The planned change is taken back: the plan of today stays. */
  | 'take_back';

/** The plan that a person would like. It reserves no plan, no price and no earlier place. */
export type PlanWish =
  /** The Standard plan. */
  | 'standard'
  /** The Unlimited plan. */
  | 'unlimited';

/** Whether a player of a booking has arrived. */
export type PlayerArrivedInput = {
  /** False takes it back. */
  hasArrived: boolean;
  /** The UUID of the player’s invitation. */
  id: string;
};

/** A booking in which the caller plays. */
export type PlayerInput = {
  /** The UUID of the player’s invitation. */
  id: string;
};

/** A link by which members join a booking. */
export type PlayerLinkInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** What a member can do with a link by which members join a booking. */
export type PlayerLinkState =
  /** Four people play. The link works again if a place becomes free. */
  | 'full'
  /** The member can join. */
  | 'open'
  /** The booking is the member’s own. */
  | 'own'
  /** The member plays in the booking. */
  | 'playing';

/** What has become of a member’s invitation to play in a booking. */
export type PlayerState =
  /** The booking was cancelled before the member left it. */
  | 'cancelled'
  /** The member has said no. */
  | 'declined'
  /** The member has not answered. */
  | 'invited'
  /** The member has left the booking, or their membership ends before it. */
  | 'left'
  /** The member has said yes. */
  | 'playing'
  /** The owner has taken the member out. */
  | 'removed';

/** A day of the week on which a person likes to play. */
export type PlayingDay =
  /** Friday. */
  | 'friday'
  /** Monday. */
  | 'monday'
  /** Saturday. */
  | 'saturday'
  /** Sunday. */
  | 'sunday'
  /** Thursday. */
  | 'thursday'
  /** Tuesday. */
  | 'tuesday'
  /** Wednesday. */
  | 'wednesday';

/** How often a person would book a court in a week; each booking is an hour. */
export type PlaysPerWeek =
  /** Four times or more. */
  | 'four_or_more'
  /** Less than once. */
  | 'less_than_once'
  /** Once. */
  | 'once'
  /** Three times. */
  | 'three_times'
  /** Twice. */
  | 'twice';

/** A location that a person would like for the club. */
export type PreferredLocation =
  /** Coral Gables. */
  | 'coral_gables'
  /** Doral. */
  | 'doral'
  /** Hialeah. */
  | 'hialeah'
  /** Kendall. */
  | 'kendall'
  /** Miami. */
  | 'miami'
  /** Somewhere else; see otherLocation. */
  | 'other'
  /** South Miami. */
  | 'south_miami';

/** A part of the day in New York (America/New_York). */
export type PreferredTime =
  /** 12pm to 4pm. */
  | 'afternoon'
  /** 6am to 9am. */
  | 'early_morning'
  /** 4pm to 8pm. */
  | 'evening'
  /** 9am to 12pm. */
  | 'late_morning'
  /** 8pm to 12am. */
  | 'late_night'
  /** 12am to 6am. */
  | 'overnight';

/** An extra that a person would pay more for. */
export type PremiumFeature =
  /** Coaching and clinics. */
  | 'coaching_clinics'
  /** A personal locker. */
  | 'locker_storage'
  /** Nothing; may be combined with others. */
  | 'nothing_extra'
  /** Reserved courts at peak hours. */
  | 'reserved_peak_hours'
  /** Any number of guests. */
  | 'unlimited_guest';

/** A person’s opinion of the premium plan’s price. */
export type PricingFeedback =
  /** Would consider a lower price. */
  | 'consider_lower'
  /** Great value. */
  | 'great_value'
  /** Would rather pay per session. */
  | 'pay_per_session'
  /** Too expensive. */
  | 'too_expensive';

/** A pricing model of the pricing survey. */
export type PricingModel =
  /** The premium plan. */
  | 'option1'
  /** Credits. */
  | 'option2'
  /** Tiered reservation plans. */
  | 'option3';

/** A proof of who the signed-in person is: one of a password, a code and a passkey. */
export type ProveIdentityInput = {
  /** The 6 digits that the caller’s authenticator app shows now. Each code counts once. */
  code?: string | null | undefined;
  /** What the browser answered to the options of `startPasskeyProof`, as JSON. */
  passkey?: string | null | undefined;
  /** The caller’s password. */
  password?: string | null | undefined;
};

/** Whether a person would join if the club opened within 60 days. */
export type ReadinessToJoin =
  /** Not now. */
  | 'no_not_now'
  /** Possibly. */
  | 'possibly'
  /** Yes, certainly. */
  | 'yes_100';

/** A delivery to send again. */
export type RedeliverWebhookInput = {
  /** The delivery’s UUID. */
  id: string;
};

/** The data of a new account. */
export type RegisterInput = {
  /** At most 254 characters; case-insensitive. */
  email: string;
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
  /** At least 8 characters and at most 1024 bytes; stored only as an argon2id hash. */
  password: string;
};

/** Blocks that are removed. */
export type RemoveBlocksInput = {
  /** The blocks’ UUIDs; 1 to 250, each only once. */
  ids: Array<string>;
};

/** A closure that is removed. */
export type RemoveCourtClosureInput = {
  /** The closure’s UUID. */
  id: string;
};

/** An entry that the team removes from the waitlist. */
export type RemoveEntryInput = {
  /** The entry’s UUID. */
  id: string;
  /** Why; 1 to 500 characters. The person reads it on the dashboard, and in the mail if the address is confirmed. */
  reason: string;
};

/** A passkey of the caller. */
export type RemovePasskeyInput = {
  /** The passkey’s UUID. */
  id: string;
};

/** A player to take out of a booking. */
export type RemovePlayerInput = {
  /** The UUID of the player’s invitation. */
  id: string;
  /** Why, at most 140 characters; the player reads it. Required once they have said yes. */
  reason?: string | null | undefined;
};

/** A line that is removed. */
export type RemoveSiteNoticeInput = {
  /** The line’s UUID. */
  id: string;
};

/** A settled or waived charge. */
export type ReopenChargeInput = {
  /** The charge’s UUID. */
  id: string;
};

/** A settled or waived due. */
export type ReopenDueInput = {
  /** The due’s UUID. */
  id: string;
};

/** The account whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** The address of the account; case-insensitive. */
  email: string;
};

/** A new password, and the token of a mailed link that allows setting it. */
export type ResetPasswordInput = {
  /** At least 8 characters and at most 1024 bytes; stored only as an argon2id hash. */
  newPassword: string;
  /** The token of the link: the part after its #. */
  token: string;
};

/** A person who has lost their second factor. */
export type ResetSecondFactorInput = {
  /** The UUID of the person’s account. */
  userId: string;
};

/** An entry whose removal the team takes back. */
export type RestoreEntryInput = {
  /** The entry’s UUID. */
  id: string;
};

/** A failed mail to retry. */
export type RetryMailInput = {
  /** The mail’s UUID. */
  id: string;
};

/** An access token to revoke. */
export type RevokeApiTokenInput = {
  /** The token’s id. */
  id: string;
};

/** An invitation that is withdrawn. */
export type RevokeStaffInvitationInput = {
  /** The invitation’s UUID. */
  id: string;
};

/** The permissions of a signed-in person. */
export type Role =
  /** The club’s owner. The account is created at server start, not by registering. */
  | 'ADMIN'
  /** A person with an account. */
  | 'MEMBER';

/** An access token to replace by a new one. */
export type RotateApiTokenInput = {
  /** The token’s id. */
  id: string;
};

/** When the caller comes to open play. */
export type SayOpenPlayInput = {
  /** The beginning of an hour of `openPlay`: an ISO 8601 instant with an offset. */
  comesAt: string;
};

/** A draft that is sent, now or at a time. */
export type SendLetterInput = {
  /** The letter’s UUID. */
  id: string;
  /** The New York day on which sending begins, as YYYY-MM-DD, at most 366 days ahead; null to begin now. */
  sendDate?: string | null | undefined;
  /** The New York time of `sendDate`, as HH:MM, and required with it. Of a time that exists twice, the first; a skipped one is an hour later. */
  sendTime?: string | null | undefined;
  /** The `version` that the sender has read. */
  version: number;
};

/** A wave to be sent, as its preview showed it. */
export type SendWaveInput = {
  /** Whether only people with a confirmed address are asked. */
  confirmedOnly: boolean;
  /** How many New York days after the day of sending the offers are open; 1 to 30. */
  days: number;
  /** The `digest` of the preview that the team has seen. */
  digest: string;
  /** A note of the team; at most 500 characters. */
  note?: string | null | undefined;
  /** Whether a place that nobody takes is offered to the next person. */
  refill: boolean;
  /** How many people are asked; 1 to 100. */
  size: number;
};

/** A new status for a contact submission. */
export type SetContactStatusInput = {
  /** The status that the caller has read: CONFLICT if the message has neither it nor the new one by now. Null means any. */
  from?: ContactStatus | null | undefined;
  /** The submission’s UUID. */
  id: string;
  /** The new status; every change is allowed. */
  status: ContactStatus;
};

/** One step of the launch, from the phase that the caller saw. */
export type SetLaunchPhaseInput = {
  /** The current phase. */
  from: LaunchPhase;
  /** The phase before or after it. */
  to: LaunchPhase;
};

/** Whether the caller wants the newsletter. */
export type SetNewsletterInput = {
  /** True puts the address on the list, false takes it off. */
  wanted: boolean;
};

/** The mail about places of the waitlist. */
export type SetPlacesMailInput = {
  /** Whether the caller wants it. */
  wanted: boolean;
};

/** What other members read of the caller. What is missing stays as it is. */
export type SetPlayProfileInput = {
  /** The level, 2.0 to 5.0 in halves; null for none. */
  level?: number | null | undefined;
  /** Whether other members may read the caller’s first name; null leaves it as it is. */
  showsName?: boolean | null | undefined;
};

/** The mails before bookings. What is missing or null stays as it is. */
export type SetRemindersInput = {
  /** The reminder 24 hours before. */
  dayReminder?: boolean | null | undefined;
  /** The reminder 3 hours before. */
  hoursReminder?: boolean | null | undefined;
};

/** A staff person and their new role. */
export type SetStaffRoleInput = {
  /** The new role. */
  role: AppointedRole;
  /** The UUID of the person’s account. */
  userId: string;
};

/** Whether the caller wants the team’s mail of each workday. */
export type SetTeamDigestInput = {
  /** True switches it on, false off. */
  wanted: boolean;
};

/** One status change of a waitlist entry, from the status that the caller saw. */
export type SetWaitlistStatusInput = {
  /** The status that each entry has now. */
  from: WaitlistStatus;
  /** The entry’s UUID. */
  id: string;
  /** The plan of each membership, for `to: joined` only. Without it each person gets the plan of their wish, or else Standard. */
  plan?: Plan | null | undefined;
  /** The new status: waiting to invited, invited to joined, or invited back to waiting. */
  to: WaitlistStatus;
};

/** One status change of several waitlist entries. */
export type SetWaitlistStatusesInput = {
  /** The status that each entry has now. */
  from: WaitlistStatus;
  /** The entries’ UUIDs: 1 to 250, each only once. */
  ids: Array<string>;
  /** The plan of each membership, for `to: joined` only. Without it each person gets the plan of their wish, or else Standard. */
  plan?: Plan | null | undefined;
  /** The new status: waiting to invited, invited to joined, or invited back to waiting. */
  to: WaitlistStatus;
};

/** A charge that was settled at the desk. */
export type SettleChargeInput = {
  /** How, in words; 1 to 100 characters. Required without `method`. */
  how?: string | null | undefined;
  /** The charge’s UUID. */
  id: string;
  /** How the desk has taken it. Required unless `how` says it. */
  method?: PaymentMethod | null | undefined;
};

/** A due that the desk has taken. */
export type SettleDueInput = {
  /** The due’s UUID. */
  id: string;
  /** How the desk has taken it. */
  method: PaymentMethod;
  /** Words about it; at most 100 characters. Only the team reads them. */
  note?: string | null | undefined;
};

/** Charges and dues of one person that the desk has taken together. */
export type SettleOwedInput = {
  /** The UUIDs of open charges: 1 to 250, each only once. */
  chargeIds?: Array<string> | null | undefined;
  /** The UUIDs of open dues: 1 to 250, each only once. */
  dueIds?: Array<string> | null | undefined;
  /** How the desk has taken it. */
  method: PaymentMethod;
  /** Words about it; at most 100 characters. The member may read those of charges. */
  note?: string | null | undefined;
  /** The UUID of the person’s account. */
  userId: string;
};

/** A member from whom the caller hides. */
export type ShowToMemberInput = {
  /** The UUID of the member. */
  userId: string;
};

/** The pages that show the site’s line. */
export type SiteNoticePlace =
  /** Every page. */
  | 'all_pages'
  /** The pages for members, for who is signed in. */
  | 'member_pages';

/** Whether a line is on. */
export type SiteNoticeState =
  /** It begins later. */
  | 'coming'
  /** It has begun and not ended. */
  | 'current'
  /** It has ended. */
  | 'ended';

/** How the site’s line looks. */
export type SiteNoticeTone =
  /** Something to know. */
  | 'information'
  /** Something that changes what people can do. */
  | 'warning';

/** Whether the caller can book an hour of a court. */
export type SlotState =
  /** The club has blocked it, or a part of it, or the caller’s membership has ended by then. */
  | 'closed'
  /** The caller can book it from `opensAt` on. */
  | 'later'
  /** The caller has booked it. */
  | 'mine'
  /** It is held for the caller, who has waited for it: see `standby`. */
  | 'offered'
  /** The caller can book it. */
  | 'open'
  /** It has begun. */
  | 'past'
  /** Somebody else has booked it, or it is held for a member who has waited for it. */
  | 'taken';

/** The direction of an order. */
export type SortDirection =
  /** Ascending: smallest, earliest or alphabetically first. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** A booking with open spots. */
export type SpotInput = {
  /** The UUID of the booking. */
  bookingId: string;
};

/** What a person does for the club. */
export type StaffRole =
  /** The front desk: courts, bookings, charges, people and notes. */
  | 'DESK'
  /** Everything except staff, webhooks and settings. */
  | 'MANAGER'
  /** Everything. The account of `ADMIN_EMAIL`. */
  | 'OWNER';

/** What has become of a member’s waiting for an hour. */
export type StandbyState =
  /** The member has taken the offer. */
  | 'booked'
  /** The offer has ended, or the hour has been open to all or has begun. */
  | 'lapsed'
  /** The member has left the line, or has booked at that time, or their membership ends before it. */
  | 'left'
  /** A court is held for the member until `offerUntil`. */
  | 'offered'
  /** The member is in line. */
  | 'waiting';

/** For what a passkey signs in. */
export type StartPasskeySignInInput = {
  /** The `challenge` of SECOND_FACTOR_REQUIRED, for the second step; none to sign in without a password. */
  challenge?: string | null | undefined;
};

/** Answers to the amenities survey. All fields are optional; an omitted flag is false. */
export type SubmitAmenitiesSurveyInput = {
  /** At most 5000 characters; empty means not given. */
  additionalComments?: string | null | undefined;
  /** A cafeteria. */
  cafeteria?: boolean | null | undefined;
  /** Childcare. */
  childcare?: boolean | null | undefined;
  /** At most 254 characters; empty means not given. */
  email?: string | null | undefined;
  /** Equipment rental. */
  equipmentRental?: boolean | null | undefined;
  /** A fitness center. */
  fitnessCenter?: boolean | null | undefined;
  /** Group fitness classes. */
  groupFitnessClasses?: boolean | null | undefined;
  /** Ice baths or a cold plunge. */
  iceBaths?: boolean | null | undefined;
  /** A laundry service. */
  laundryService?: boolean | null | undefined;
  /** Locker rental. */
  lockerRental?: boolean | null | undefined;
  /** A lounge area. */
  loungeArea?: boolean | null | undefined;
  /** Massage therapy. */
  massageTherapy?: boolean | null | undefined;
  /** At most 100 characters; empty means not given. */
  name?: string | null | undefined;
  /** An outdoor patio. */
  outdoorPatio?: boolean | null | undefined;
  /** Parking validation. */
  parkingValidation?: boolean | null | undefined;
  /** Personal training services. */
  personalTraining?: boolean | null | undefined;
  /** Physical therapy. */
  physicalTherapy?: boolean | null | undefined;
  /** A space for private events. */
  privateEventSpace?: boolean | null | undefined;
  /** A pro shop. */
  proShop?: boolean | null | undefined;
  /** A sauna and steam room. The spelling is kept for compatibility. */
  saunaStream?: boolean | null | undefined;
  /** A smoothie and juice bar. */
  smoothieBar?: boolean | null | undefined;
  /** A new UUID for each submission. The same input with the same key, sent again within 24 hours by the same account (or again without one), stores nothing and returns the first response. Any other use of the key by that account (or without one) is IDEMPOTENCY_KEY_REUSED. */
  submissionKey?: string | null | undefined;
  /** Vending machines. */
  vendingMachines?: boolean | null | undefined;
  /** A yoga studio. */
  yogaStudio?: boolean | null | undefined;
};

/** A message to the club. */
export type SubmitContactInput = {
  /** The address to reply to; at most 254 characters. */
  email: string;
  /** 1 to 5000 characters. */
  message: string;
  /** 1 to 100 characters. */
  name: string;
  /** At most 40 characters; empty means not given. */
  phone?: string | null | undefined;
  /** A new UUID for each submission. The same input with the same key, sent again within 24 hours by the same account (or again without one), stores nothing and returns the first response. Any other use of the key by that account (or without one) is IDEMPOTENCY_KEY_REUSED. */
  submissionKey?: string | null | undefined;
};

/** Answers to the older general survey. All fields are optional. Every answer is free text. */
export type SubmitGeneralSurveyInput = {
  /** At most 5000 characters. */
  additionalComments?: string | null | undefined;
  /** At most 254 characters; empty means not given. */
  email?: string | null | undefined;
  /** The person’s skill level; at most 100 characters. */
  experienceLevel?: string | null | undefined;
  /** How the person heard about the club; at most 100 characters. */
  hearAboutUs?: string | null | undefined;
  /** At most 20 different features, of at most 100 characters each. */
  interestedFeatures?: Array<string> | null | undefined;
  /** The interest in a membership; at most 100 characters. */
  membershipInterest?: string | null | undefined;
  /** At most 100 characters; empty means not given. */
  name?: string | null | undefined;
  /** At most 40 characters. */
  phone?: string | null | undefined;
  /** How often the person plays; at most 100 characters. */
  playFrequency?: string | null | undefined;
  /** A new UUID for each submission. The same input with the same key, sent again within 24 hours by the same account (or again without one), stores nothing and returns the first response. Any other use of the key by that account (or without one) is IDEMPOTENCY_KEY_REUSED. */
  submissionKey?: string | null | undefined;
};

/** Answers to the location survey. */
export type SubmitLocationSurveyInput = {
  /** At most 254 characters; empty means not given. */
  email?: string | null | undefined;
  /** At most 100 characters; empty means not given. */
  name?: string | null | undefined;
  /** At most 100 characters. Required and stored only if preferredLocation is other; blank means not given. */
  otherLocation?: string | null | undefined;
  /** The location that the person would like for the club. */
  preferredLocation: PreferredLocation;
  /** A new UUID for each submission. The same input with the same key, sent again within 24 hours by the same account (or again without one), stores nothing and returns the first response. Any other use of the key by that account (or without one) is IDEMPOTENCY_KEY_REUSED. */
  submissionKey?: string | null | undefined;
};

/** Answers to the member feedback survey. All fields are optional. */
export type SubmitMemberSurveyInput = {
  /** How far the person drives. */
  drivingDistance?: DrivingDistance | null | undefined;
  /** At most 254 characters; empty means not given. */
  email?: string | null | undefined;
  /** At most 3 different features; duplicates count once. */
  importantFeatures?: Array<ImportantFeature> | null | undefined;
  /** Days on which the person likes to play. */
  playingDays?: Array<PlayingDay> | null | undefined;
  /** How often the person would book a court in a week. */
  playsPerWeek?: PlaysPerWeek | null | undefined;
  /** Parts of the day the person prefers. */
  preferredTimes?: Array<PreferredTime> | null | undefined;
  /** Extras that the person would pay more for. */
  premiumFeatures?: Array<PremiumFeature> | null | undefined;
  /** The person’s opinion of the price. */
  pricingFeedback?: PricingFeedback | null | undefined;
  /** Whether the person would join. */
  readinessToJoin?: ReadinessToJoin | null | undefined;
  /** A new UUID for each submission. The same input with the same key, sent again within 24 hours by the same account (or again without one), stores nothing and returns the first response. Any other use of the key by that account (or without one) is IDEMPOTENCY_KEY_REUSED. */
  submissionKey?: string | null | undefined;
  /** Whether the person would recommend the club. */
  wouldRefer?: WouldRefer | null | undefined;
};

/** Answers to the pricing model survey. All fields are optional. */
export type SubmitPricingSurveyInput = {
  /** At most 5000 characters; empty means not given. */
  additionalComments?: string | null | undefined;
  /** At most 254 characters; empty means not given. */
  email?: string | null | undefined;
  /** At most 100 characters; empty means not given. */
  name?: string | null | undefined;
  /** The model the person prefers. */
  preferredPricingModel?: PricingModel | null | undefined;
  /** A new UUID for each submission. The same input with the same key, sent again within 24 hours by the same account (or again without one), stores nothing and returns the first response. Any other use of the key by that account (or without one) is IDEMPOTENCY_KEY_REUSED. */
  submissionKey?: string | null | undefined;
};

/** The address to subscribe. */
export type SubscribeNewsletterInput = {
  /** At most 254 characters. */
  email: string;
};

/** One of the club’s surveys. */
export type SurveyName =
  /** The amenities survey. */
  | 'amenities'
  /** The older general survey. */
  | 'general'
  /** The location survey. */
  | 'location'
  /** The member feedback survey. */
  | 'member'
  /** The pricing model survey. */
  | 'pricing';

/** An offer to take. */
export type TakeStandbyInput = {
  /** Whether the caller accepts the charges that CHARGE_REQUIRED lists. */
  acceptsCharges: boolean;
  /** The names of the guests; at most 3, each 1 to 80 characters. */
  guests: Array<string>;
  /** The UUID of the standby. */
  id: string;
};

/** What an access token may do for the person who created it. */
export type TokenScope =
  /** Read the audit log. Team only. */
  | 'AUDIT_READ'
  /** Read bookings, courts and charges. */
  | 'BOOKINGS_READ'
  /** Book and cancel; for the team, also block courts and settle charges. */
  | 'BOOKINGS_WRITE'
  /** Read memberships, their figures, the demand forecast and the site’s lines. Team only. */
  | 'CLUB_READ'
  /** End memberships, change the launch phase and write the site’s lines. Team only. */
  | 'CLUB_WRITE'
  /** Read contact messages. Team only. */
  | 'INBOX_READ'
  /** Change the status of contact messages. Team only. */
  | 'INBOX_WRITE'
  /** Read the mails that the site sends. Team only. */
  | 'MAIL_READ'
  /** Retry and drop mails. Team only. */
  | 'MAIL_WRITE'
  /** Read newsletter subscriptions. Team only. */
  | 'NEWSLETTER_READ'
  /** Read their profile and membership. */
  | 'PROFILE_READ'
  /** Change their name and their membership. */
  | 'PROFILE_WRITE'
  /** Read survey answers. Team only. */
  | 'SURVEYS_READ'
  /** Answer surveys. */
  | 'SURVEYS_WRITE'
  /** Read their entry and offer; for the team, the whole waitlist and the waves. */
  | 'WAITLIST_READ'
  /** Join, leave and answer offers; for the team, change statuses and send waves. */
  | 'WAITLIST_WRITE';

/** The token of a link that was mailed to an account’s former address. */
export type UndoEmailChangeInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** The entry whose latest change is undone. */
export type UndoWaitlistStatusInput = {
  /** The entry’s UUID. */
  id: string;
};

/** The entries whose latest changes are undone. */
export type UndoWaitlistStatusesInput = {
  /** The entries’ UUIDs: 1 to 250, each only once. */
  ids: Array<string>;
};

/** Why a letter does not go to somebody of its audience. */
export type UnreachableReason =
  /** The letter is news, and the address is not on the newsletter’s list. */
  | 'not_asked'
  /** A mail server has refused the address. */
  | 'undeliverable';

/** What changes about a closure. What is missing or null stays as it is. */
export type UpdateCourtClosureInput = {
  /** The UUIDs of the bookings that `cancelsBookings` cancels, at most 750: those that the preview listed. Other bookings in the way keep their time. Null means all. */
  bookingsToCancel?: Array<string> | null | undefined;
  /** Whether bookings in the way are cancelled, free of charge and with a mail. Null is false. */
  cancelsBookings?: boolean | null | undefined;
  /** When it ends, as HH:MM at a full or half hour. A time that is not after `startTime` is on the next day. */
  endTime?: string | null | undefined;
  /** The closure’s UUID. */
  id: string;
  /** Whether the site’s line shows `note` to everybody, from 7 days before the first day until the last end. Null leaves it as it is. */
  isNoteOnSite?: boolean | null | undefined;
  /** Why the courts are closed. */
  kind?: BlockKind | null | undefined;
  /** One line that members read on its days; at most 140 characters. An empty text removes it. */
  note?: string | null | undefined;
  /** Why; at most 500 characters, and required if bookings are cancelled. A member with a confirmed address reads it in the mail about a cancelled booking. */
  reason?: string | null | undefined;
  /** Days of the closure that are no longer skipped. */
  restoreDates?: Array<string> | null | undefined;
  /** Days of the closure that are skipped from now on. */
  skipDates?: Array<string> | null | undefined;
  /** When it begins in New York, as HH:MM at a full or half hour. */
  startTime?: string | null | undefined;
  /** The title; 1 to 80 characters. */
  title?: string | null | undefined;
  /** The last day in New York, as YYYY-MM-DD, within 366 days of the first. An earlier one than before ends the closure. */
  until?: string | null | undefined;
};

/** A draft with what is new. */
export type UpdateLetterInput = {
  /** Whom it is for; 1 to 10. */
  audiences: Array<LetterAudienceInput>;
  /** The text; 1 to 10000 characters of Markdown: paragraphs, **bold** and *italic* text, links and lists. Placeholders are `{firstName}`, `{position}` and `{bookingWhen}`; `{firstName|neighbor}` says what stands for a missing value. */
  body: string;
  /** The letter’s UUID. */
  id: string;
  /** Whether it can be left. */
  kind: LetterKind;
  /** The subject; 1 to 120 characters. */
  subject: string;
  /** The `version` that is changed. */
  version: number;
};

/** The new text of a note. */
export type UpdateNoteInput = {
  /** The note’s UUID. */
  id: string;
  /** 1 to 2000 characters. */
  text: string;
};

/** Changes to the signed-in person’s profile. Omitted fields keep their value. */
export type UpdateProfileInput = {
  /** The new address to sign in with; at most 254 characters; not empty; null keeps the current one. */
  email?: string | null | undefined;
  /** Given name; at most 100 characters; empty or null removes it. */
  firstName?: string | null | undefined;
  /** Family name; at most 100 characters; empty or null removes it. */
  lastName?: string | null | undefined;
  /** At most 32 characters. Only the team’s account can change it, for itself; from other accounts the value is accepted and ignored. */
  membershipPlan?: string | null | undefined;
};

/** What changes about a line. What is missing or null stays as it is; a day needs its time. */
export type UpdateSiteNoticeInput = {
  /** The day on which it ends in New York, as YYYY-MM-DD. */
  endDate?: string | null | undefined;
  /** The time at which it ends in New York, as HH:MM. */
  endTime?: string | null | undefined;
  /** The line’s UUID. */
  id: string;
  /** The pages that show it. */
  place?: SiteNoticePlace | null | undefined;
  /** The day on which it begins in New York, as YYYY-MM-DD. */
  startDate?: string | null | undefined;
  /** The time at which it begins in New York, as HH:MM. */
  startTime?: string | null | undefined;
  /** The line; 1 to 140 characters, without line breaks. */
  text?: string | null | undefined;
  /** How it looks. */
  tone?: SiteNoticeTone | null | undefined;
};

/** New values of a webhook endpoint. */
export type UpdateWebhookEndpointInput = {
  /** The new kinds of event, as of a new endpoint; unchanged without them. */
  events?: Array<WebhookEventType> | null | undefined;
  /** The endpoint’s UUID. */
  id: string;
  /** Whether it receives events; unchanged without it. Switching it on sets its failures to 0. */
  isActive?: boolean | null | undefined;
  /** The new URL, as of a new endpoint; unchanged without it. */
  url?: string | null | undefined;
};

/** Whole weeks that end with yesterday in New York, so that each weekday counts equally often. */
export type UsePeriod =
  /** The last 4 weeks. */
  | 'weeks_4'
  /** The last 13 weeks. */
  | 'weeks_13'
  /** The last 52 weeks. */
  | 'weeks_52';

/** The sort key of the waitlist; ties are ordered by position. */
export type WaitlistSort =
  /** The address. */
  | 'email'
  /** When the place was taken. */
  | 'joinedAt'
  /** When the person became a member; people without a date come last. */
  | 'memberSince'
  /** Given name, then family name; people without a name come last. */
  | 'name'
  /** The position. */
  | 'position'
  /** The status: waiting, invited, joined. */
  | 'status';

/** The status of a waitlist entry. */
export type WaitlistStatus =
  /** The club has invited the person. */
  | 'invited'
  /** The person has become a member of the club. */
  | 'joined'
  /** The person has left. The place is free; the position is never given again. */
  | 'left'
  /** The person has a place and waits for the club’s invitation. */
  | 'waiting';

/** A charge that the team waives. */
export type WaiveChargeInput = {
  /** The charge’s UUID. */
  id: string;
  /** Why; 1 to 500 characters. Only the team reads it. */
  reason: string;
};

/** A due that the team waives. */
export type WaiveDueInput = {
  /** The due’s UUID. */
  id: string;
  /** Why; 1 to 500 characters. Only the team reads it. */
  reason: string;
};

/** How a wave is put together. */
export type WaveInput = {
  /** Whether only people with a confirmed address are asked. */
  confirmedOnly: boolean;
  /** How many New York days after the day of sending the offers are open; 1 to 30. */
  days: number;
  /** Whether a place that nobody takes is offered to the next person. */
  refill: boolean;
  /** How many people are asked; 1 to 100. */
  size: number;
};

/** A webhook endpoint. */
export type WebhookEndpointInput = {
  /** The endpoint’s UUID. */
  id: string;
};

/** What a webhook reports. The payload’s `type` has a full stop instead of the first underscore. */
export type WebhookEventType =
  /** The team has blocked a court. */
  | 'block_created'
  /** The team has removed a block of a court. */
  | 'block_removed'
  /** A booking was cancelled. */
  | 'booking_cancelled'
  /** A court was booked for a member. */
  | 'booking_created'
  /** The team has moved a booking to another hour or court. */
  | 'booking_moved'
  /** Somebody has sent a contact message. */
  | 'contact_created'
  /** A membership has ended, or the team has undone it. */
  | 'membership_ended'
  /** A person has become a member. */
  | 'membership_started'
  /** Somebody has confirmed their newsletter subscription. */
  | 'newsletter_confirmed'
  /** An offer was accepted, by the person or by the team. */
  | 'offer_accepted'
  /** A person has declined an offer. */
  | 'offer_declined'
  /** An offer has expired. */
  | 'offer_expired'
  /** The club has withdrawn an offer. */
  | 'offer_withdrawn'
  /** A name that this version does not know. */
  | 'other'
  /** Somebody has answered a survey. */
  | 'survey_submitted'
  /** A person has joined the waitlist, possibly again. */
  | 'waitlist_joined'
  /** An entry of the waitlist has another status. */
  | 'waitlist_status_changed'
  /** The team has sent a wave of offers. */
  | 'wave_sent'
  /** A test that the team sends to one endpoint; no endpoint can choose it. */
  | 'webhook_test';

/** The state of a delivery. */
export type WebhookState =
  /** The endpoint responded with a status from 200 to 299. */
  | 'delivered'
  /** Failed permanently; sent again only if the team asks for it. */
  | 'failed'
  /** Waits until it is due, or for its next try. */
  | 'queued'
  /** A server is sending it. */
  | 'sending';

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'friday'
  /** Monday. */
  | 'monday'
  /** Saturday. */
  | 'saturday'
  /** Sunday. */
  | 'sunday'
  /** Thursday. */
  | 'thursday'
  /** Tuesday. */
  | 'tuesday'
  /** Wednesday. */
  | 'wednesday';

/** An offer that the team takes back. */
export type WithdrawOfferInput = {
  /** The offer’s UUID. */
  id: string;
  /** Why; 1 to 500 characters. The person reads it on the dashboard, and in the mail if the address is confirmed. */
  reason: string;
};

/** A night to which the caller does not come. */
export type WithdrawOpenPlayInput = {
  /** The date of the evening in New York, as YYYY-MM-DD. */
  night: string;
};

/** Whether a person would recommend the club. */
export type WouldRefer =
  /** Maybe. */
  | 'maybe'
  /** No. */
  | 'no'
  /** Yes. */
  | 'yes';

export type MemberSurveyFieldsFragment = { id: string, userId: string | null, drivingDistance: DrivingDistance | null, playingDays: Array<PlayingDay>, preferredTimes: Array<PreferredTime>, importantFeatures: Array<ImportantFeature>, premiumFeatures: Array<PremiumFeature>, pricingFeedback: PricingFeedback | null, readinessToJoin: ReadinessToJoin | null, wouldRefer: WouldRefer | null, email: string | null, playsPerWeek: PlaysPerWeek | null, createdAt: string };

export type PricingSurveyFieldsFragment = { id: string, name: string | null, email: string | null, preferredPricingModel: PricingModel | null, additionalComments: string | null, submittedAt: string };

export type AmenitiesSurveyFieldsFragment = { id: string, name: string | null, email: string | null, fitnessCenter: boolean, personalTraining: boolean, groupFitnessClasses: boolean, yogaStudio: boolean, cafeteria: boolean, smoothieBar: boolean, vendingMachines: boolean, massageTherapy: boolean, physicalTherapy: boolean, saunaStream: boolean, iceBaths: boolean, loungeArea: boolean, privateEventSpace: boolean, outdoorPatio: boolean, equipmentRental: boolean, lockerRental: boolean, proShop: boolean, childcare: boolean, laundryService: boolean, parkingValidation: boolean, additionalComments: string | null, submittedAt: string };

export type LocationSurveyFieldsFragment = { id: string, name: string | null, email: string | null, preferredLocation: PreferredLocation, otherLocation: string | null, createdAt: string };

export type GeneralSurveyFieldsFragment = { id: string, name: string | null, email: string | null, userId: string | null, phone: string | null, playFrequency: string | null, experienceLevel: string | null, interestedFeatures: Array<string>, membershipInterest: string | null, hearAboutUs: string | null, additionalComments: string | null, createdAt: string };

export type DuesOfQueryVariables = Exact<{
  userId?: string | null | undefined;
  state?: DueState | null | undefined;
}>;


export type DuesOfQuery = { dues: { totalCount: number, totalCents: number, edges: Array<{ node: { id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }> } | null };

export type SettleDueMutationVariables = Exact<{
  input: SettleDueInput;
}>;


export type SettleDueMutation = { settleDue: { settledAt: string | null, id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } | null };

export type WaitlistEntryDetailsQueryVariables = Exact<{
  id: string;
  referrals?: number | null | undefined;
  bookings?: number | null | undefined;
  notes?: number | null | undefined;
}>;


export type WaitlistEntryDetailsQuery = { waitlistEntryDetails: { id: string, canUndoStatus: boolean, canRestore: boolean, entry: { planWish: PlanWish | null, joinedAt: string, leftAt: string | null, referralRewards: number, id: string, position: number, status: WaitlistStatus, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } }, referrer: { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } | null, referrals: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, bookings: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, courtName: string, bookingDate: string, startTime: string, status: BookingStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, notes: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, text: string, authorEmail: string, createdAt: string, editedAt: string | null, isOwn: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type EntryReferralsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type EntryReferralsQuery = { waitlistEntryDetails: { id: string, referrals: { edges: Array<{ node: { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type EntryBookingsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type EntryBookingsQuery = { waitlistEntryDetails: { id: string, bookings: { edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type EntryNotesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type EntryNotesQuery = { waitlistEntryDetails: { id: string, notes: { edges: Array<{ node: { id: string, text: string, authorEmail: string, createdAt: string, editedAt: string | null, isOwn: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type OpenPlayQueryVariables = Exact<{
  night?: string | null | undefined;
}>;


export type OpenPlayQuery = { openPlay: { night: string, comesAt: string | null, hours: Array<{ startsAt: string, endsAt: string, isClosed: boolean, count: number, names: Array<string>, levels: Array<{ level: number | null, count: number }> }> } | null };

export type BookingPlayersQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingPlayersQuery = { bookingPlayers: Array<{ id: string, bookingId: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }> | null };

export type PlayerBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayerBookingsQuery = { playerBookings: Array<{ id: string, bookingId: string, state: PlayerState, removeReason: string | null, startsAt: string, endsAt: string, court: { id: string, number: number }, owner: { firstName: string | null, lastName: string | null }, players: Array<{ userId: string, firstName: string | null }> }> | null };

export type PlayedWithQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayedWithQuery = { playedWith: Array<{ userId: string, firstName: string | null, lastName: string | null }> | null };

export type OwnPlayerLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPlayerLinksQuery = { ownPlayerLinks: Array<{ bookingId: string, url: string }> | null };

export type OpenSpotsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSpotsQuery = { openSpots: Array<{ bookingId: string, isOwn: boolean, startsAt: string, endsAt: string, spots: number, level: number | null, sentence: string | null, names: Array<string>, court: { id: string, name: string } }> | null };

export type MembersHiddenFromQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersHiddenFromQuery = { hiddenMembers: Array<{ userId: string, firstName: string | null }> | null };

export type SiteNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteNoticeQuery = { siteNotice: { id: string, text: string, startsAt: string, endsAt: string, tone: SiteNoticeTone } | null };

export type MemberSiteNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberSiteNoticeQuery = { memberSiteNotice: { id: string, text: string } | null };

export type StandbyQueryVariables = Exact<{ [key: string]: never; }>;


export type StandbyQuery = { standby: Array<{ id: string, startsAt: string, state: StandbyState, ahead: number, offerUntil: string | null, court: { id: string, name: string } | null, offeredCourt: { id: string, name: string } | null }> | null };

export type SubmitGeneralSurveyMutationVariables = Exact<{
  input: SubmitGeneralSurveyInput;
}>;


export type SubmitGeneralSurveyMutation = { submitGeneralSurvey: { id: string } | null };

export type MemberSurveysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MemberSurveysQuery = { memberSurveys: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, userId: string | null, drivingDistance: DrivingDistance | null, playingDays: Array<PlayingDay>, preferredTimes: Array<PreferredTime>, importantFeatures: Array<ImportantFeature>, premiumFeatures: Array<PremiumFeature>, pricingFeedback: PricingFeedback | null, readinessToJoin: ReadinessToJoin | null, wouldRefer: WouldRefer | null, email: string | null, playsPerWeek: PlaysPerWeek | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PricingSurveysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PricingSurveysQuery = { pricingSurveys: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string | null, email: string | null, preferredPricingModel: PricingModel | null, additionalComments: string | null, submittedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type AmenitiesSurveysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AmenitiesSurveysQuery = { amenitiesSurveys: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string | null, email: string | null, fitnessCenter: boolean, personalTraining: boolean, groupFitnessClasses: boolean, yogaStudio: boolean, cafeteria: boolean, smoothieBar: boolean, vendingMachines: boolean, massageTherapy: boolean, physicalTherapy: boolean, saunaStream: boolean, iceBaths: boolean, loungeArea: boolean, privateEventSpace: boolean, outdoorPatio: boolean, equipmentRental: boolean, lockerRental: boolean, proShop: boolean, childcare: boolean, laundryService: boolean, parkingValidation: boolean, additionalComments: string | null, submittedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type LocationSurveysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LocationSurveysQuery = { locationSurveys: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string | null, email: string | null, preferredLocation: PreferredLocation, otherLocation: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GeneralSurveysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GeneralSurveysQuery = { generalSurveys: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string | null, email: string | null, userId: string | null, phone: string | null, playFrequency: string | null, experienceLevel: string | null, interestedFeatures: Array<string>, membershipInterest: string | null, hearAboutUs: string | null, additionalComments: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type UndeliverablePeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type UndeliverablePeopleQuery = { today: { undeliverablePeople: number } | null };

export type SetWaitlistStatusMutationVariables = Exact<{
  input: SetWaitlistStatusInput;
}>;


export type SetWaitlistStatusMutation = { setWaitlistStatus: { id: string, status: WaitlistStatus } | null };

export type UndoWaitlistStatusMutationVariables = Exact<{
  input: UndoWaitlistStatusInput;
}>;


export type UndoWaitlistStatusMutation = { undoWaitlistStatus: { id: string, status: WaitlistStatus } | null };

export type PlaceFragment = { id: string, position: number, status: WaitlistStatus, referralCode: string, referralRewards: number, planWish: PlanWish | null, leftReason: string | null };

export type MyWaitlistEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWaitlistEntryQuery = { myWaitlistEntry: { id: string, position: number, status: WaitlistStatus, referralCode: string, referralRewards: number, planWish: PlanWish | null, leftReason: string | null } | null };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: { created: boolean, entry: { id: string, position: number, status: WaitlistStatus, referralCode: string, referralRewards: number, planWish: PlanWish | null, leftReason: string | null } } | null };

export type OwnOfferFragment = { id: string, expiresAt: string };

export type LatestOfferFragment = { id: string, state: OfferState, sentAt: string, expiresAt: string, decidedAt: string | null, reason: string | null };

export type MyOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOfferQuery = { myOffer: { id: string, expiresAt: string } | null, myLatestOffer: { id: string, state: OfferState, sentAt: string, expiresAt: string, decidedAt: string | null, reason: string | null } | null };

export type OwnMembershipFragment = { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null };

export type MyMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMembershipQuery = { myMembership: { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null } | null };

export type SendsMailQueryVariables = Exact<{ [key: string]: never; }>;


export type SendsMailQuery = { sendsMail: boolean };

export type SessionUserFragment = { id: string, email: string, emailConfirmed: boolean, firstName: string | null, lastName: string | null, profileImageUrl: string | null, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, role: Role, isAdmin: boolean, staffRole: StaffRole | null, hasSecondFactor: boolean, needsSecondFactor: boolean };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, emailConfirmed: boolean, firstName: string | null, lastName: string | null, profileImageUrl: string | null, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, role: Role, isAdmin: boolean, staffRole: StaffRole | null, hasSecondFactor: boolean, needsSecondFactor: boolean } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean | null };

export type AccountSessionRowFragment = { id: string, browser: string | null, system: string | null, startedAt: string, lastUsedAt: string, isCurrent: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, browser: string | null, system: string | null, startedAt: string, lastUsedAt: string, isCurrent: boolean }> | null };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: boolean | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { id: string } | null };

export type MailPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailPreferencesQuery = { mailPreferences: { newsletter: MailPreference, dayReminder: boolean, hoursReminder: boolean, digest: boolean | null } | null };

export type SetNewsletterMutationVariables = Exact<{
  input: SetNewsletterInput;
}>;


export type SetNewsletterMutation = { setNewsletter: { newsletter: MailPreference } | null };

export type SetRemindersMutationVariables = Exact<{
  input: SetRemindersInput;
}>;


export type SetRemindersMutation = { setReminders: { dayReminder: boolean, hoursReminder: boolean } | null };

export type SetTeamDigestMutationVariables = Exact<{
  input: SetTeamDigestInput;
}>;


export type SetTeamDigestMutation = { setTeamDigest: { digest: boolean | null } | null };

export type AuditRowFragment = { id: string, actorId: string | null, actorEmail: string | null, actorName: string | null, tokenId: string | null, tokenName: string | null, browser: string | null, action: AuditAction, what: string, subjectId: string | null, before: Record<string, unknown>, after: Record<string, unknown>, createdAt: string, subject: { id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type AuditLogQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  userId?: string | null | undefined;
  actorId?: string | null | undefined;
  action?: AuditAction | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, actorId: string | null, actorEmail: string | null, actorName: string | null, tokenId: string | null, tokenName: string | null, browser: string | null, action: AuditAction, what: string, subjectId: string | null, before: Record<string, unknown>, after: Record<string, unknown>, createdAt: string, subject: { id: string, firstName: string | null, lastName: string | null, email: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type AuditFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditFiltersQuery = { auditFilters: { kinds: Array<{ action: AuditAction, what: string }>, staff: Array<{ id: string, firstName: string | null, lastName: string | null, email: string }> } | null };

export type ChargeRowFragment = { id: string, kind: ChargeKind, cents: number, state: ChargeState, settledHow: string | null, method: PaymentMethod | null, settledByName: string | null, waivedReason: string | null, isToBeReturned: boolean, courtName: string, startsAt: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } };

export type ChargesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: ChargeState | null | undefined;
}>;


export type ChargesQuery = { charges: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, kind: ChargeKind, cents: number, state: ChargeState, settledHow: string | null, method: PaymentMethod | null, settledByName: string | null, waivedReason: string | null, isToBeReturned: boolean, courtName: string, startsAt: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ChargesSumQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: ChargeState | null | undefined;
}>;


export type ChargesSumQuery = { charges: { totalCents: number } | null };

export type SettleChargeMutationVariables = Exact<{
  input: SettleChargeInput;
}>;


export type SettleChargeMutation = { settleCharge: { id: string, kind: ChargeKind, cents: number, state: ChargeState, settledHow: string | null, method: PaymentMethod | null, settledByName: string | null, waivedReason: string | null, isToBeReturned: boolean, courtName: string, startsAt: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } | null };

export type WaiveChargeMutationVariables = Exact<{
  input: WaiveChargeInput;
}>;


export type WaiveChargeMutation = { waiveCharge: { id: string, kind: ChargeKind, cents: number, state: ChargeState, settledHow: string | null, method: PaymentMethod | null, settledByName: string | null, waivedReason: string | null, isToBeReturned: boolean, courtName: string, startsAt: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } | null };

export type ReopenChargeMutationVariables = Exact<{
  input: ReopenChargeInput;
}>;


export type ReopenChargeMutation = { reopenCharge: { id: string, kind: ChargeKind, cents: number, state: ChargeState, settledHow: string | null, method: PaymentMethod | null, settledByName: string | null, waivedReason: string | null, isToBeReturned: boolean, courtName: string, startsAt: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } | null };

export type ChargesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChargesChangedSubscription = { chargesChanged: string };

export type CourtClosureRowFragment = { id: string, from: string, until: string, weekdays: Array<Weekday> | null, startTime: string, endTime: string, kind: BlockKind, title: string, note: string | null, isNoteOnSite: boolean, skippedDates: Array<string>, bookingsInTheWay: number, courts: Array<{ id: string, name: string }> };

export type CourtClosurePlanFragment = { blocked: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, freed: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> };

export type CourtTimeRowFragment = { startsAt: string, endsAt: string, court: { id: string, name: string } };

export type CourtClosureOutcomeFragment = { blocked: Array<{ startsAt: string }>, freed: Array<{ startsAt: string }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string }>, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> };

export type CourtClosuresQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type CourtClosuresQuery = { courtClosures: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, from: string, until: string, weekdays: Array<Weekday> | null, startTime: string, endTime: string, kind: BlockKind, title: string, note: string | null, isNoteOnSite: boolean, skippedDates: Array<string>, bookingsInTheWay: number, courts: Array<{ id: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateCourtClosurePreviewQueryVariables = Exact<{
  input: CreateCourtClosureInput;
}>;


export type CreateCourtClosurePreviewQuery = { createCourtClosurePreview: { blocked: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, freed: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type UpdateCourtClosurePreviewQueryVariables = Exact<{
  input: UpdateCourtClosureInput;
}>;


export type UpdateCourtClosurePreviewQuery = { updateCourtClosurePreview: { blocked: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, freed: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type RemoveCourtClosurePreviewQueryVariables = Exact<{
  input: RemoveCourtClosureInput;
}>;


export type RemoveCourtClosurePreviewQuery = { removeCourtClosurePreview: { blocked: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, freed: Array<{ startsAt: string, endsAt: string, court: { id: string, name: string } }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type CreateCourtClosureMutationVariables = Exact<{
  input: CreateCourtClosureInput;
}>;


export type CreateCourtClosureMutation = { createCourtClosure: { blocked: Array<{ startsAt: string }>, freed: Array<{ startsAt: string }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string }>, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type UpdateCourtClosureMutationVariables = Exact<{
  input: UpdateCourtClosureInput;
}>;


export type UpdateCourtClosureMutation = { updateCourtClosure: { blocked: Array<{ startsAt: string }>, freed: Array<{ startsAt: string }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string }>, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type RemoveCourtClosureMutationVariables = Exact<{
  input: RemoveCourtClosureInput;
}>;


export type RemoveCourtClosureMutation = { removeCourtClosure: { blocked: Array<{ startsAt: string }>, freed: Array<{ startsAt: string }>, conflicts: Array<{ id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string }>, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type BlockedBookingRowFragment = { id: string, startsAt: string, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } };

export type RemoveBlocksMutationVariables = Exact<{
  input: RemoveBlocksInput;
}>;


export type RemoveBlocksMutation = { removeBlocks: Array<{ id: string }> | null };

export type CourtUseQueryVariables = Exact<{
  period: UsePeriod;
}>;


export type CourtUseQuery = { courtUse: { firstDay: string | null, lastDay: string, openHours: number, bookedHours: number, bookings: number, noShows: number, lateCancellations: number, guests: number, medianDaysAhead: number | null, hours: Array<{ day: Weekday, hour: number, openHours: number, bookedHours: number }> } | null };

export type MembersWithoutBookingQueryVariables = Exact<{
  period: UsePeriod;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MembersWithoutBookingQuery = { membersWithoutBooking: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, number: number, plan: Plan, startedAt: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type AbsentMembersQueryVariables = Exact<{
  period: UsePeriod;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AbsentMembersQuery = { absentMembers: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, noShows: number, latest: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type DeskBookingRowFragment = { id: string, startsAt: string, endsAt: string, status: BookingStatus, foundingNumber: number | null, guests: Array<string>, isExtra: boolean, checkedInAt: string | null, holdsCourt: boolean, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, players: Array<{ id: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> };

export type BlockRowFragment = { id: string, kind: BlockKind, title: string, startsAt: string, endsAt: string, court: { id: string, name: string } };

export type CourtScheduleDetailsFragment = { date: string, courts: Array<{ id: string, name: string }>, hours: Array<{ startsAt: string, endsAt: string }>, bookings: Array<{ id: string, startsAt: string, endsAt: string, status: BookingStatus, foundingNumber: number | null, guests: Array<string>, isExtra: boolean, checkedInAt: string | null, holdsCourt: boolean, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, players: Array<{ id: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, offers: Array<{ startsAt: string, endsAt: string, offerUntil: string, court: { id: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string, startsAt: string, endsAt: string, court: { id: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, blocks: Array<{ id: string, kind: BlockKind, title: string, startsAt: string, endsAt: string, court: { id: string, name: string } }> };

export type CourtScheduleQueryVariables = Exact<{
  date: string;
}>;


export type CourtScheduleQuery = { courtSchedule: { date: string, courts: Array<{ id: string, name: string }>, hours: Array<{ startsAt: string, endsAt: string }>, bookings: Array<{ id: string, startsAt: string, endsAt: string, status: BookingStatus, foundingNumber: number | null, guests: Array<string>, isExtra: boolean, checkedInAt: string | null, holdsCourt: boolean, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, players: Array<{ id: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, offers: Array<{ startsAt: string, endsAt: string, offerUntil: string, court: { id: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string, startsAt: string, endsAt: string, court: { id: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, blocks: Array<{ id: string, kind: BlockKind, title: string, startsAt: string, endsAt: string, court: { id: string, name: string } }> } | null };

export type CourtScheduleChangedSubscriptionVariables = Exact<{
  date: string;
}>;


export type CourtScheduleChangedSubscription = { courtScheduleChanged: { date: string, courts: Array<{ id: string, name: string }>, hours: Array<{ startsAt: string, endsAt: string }>, bookings: Array<{ id: string, startsAt: string, endsAt: string, status: BookingStatus, foundingNumber: number | null, guests: Array<string>, isExtra: boolean, checkedInAt: string | null, holdsCourt: boolean, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, players: Array<{ id: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, offers: Array<{ startsAt: string, endsAt: string, offerUntil: string, court: { id: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, cancelled: Array<{ id: string, startsAt: string, endsAt: string, court: { id: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, blocks: Array<{ id: string, kind: BlockKind, title: string, startsAt: string, endsAt: string, court: { id: string, name: string } }> } };

export type MembersByNameQueryVariables = Exact<{
  search: string;
}>;


export type MembersByNameQuery = { memberships: { totalCount: number, edges: Array<{ node: { id: string, number: number, plan: Plan, person: { firstName: string | null, lastName: string | null, email: string } } }> } | null };

export type BookForMemberMutationVariables = Exact<{
  input: BookForMemberInput;
}>;


export type BookForMemberMutation = { bookForMember: { id: string, startsAt: string, endsAt: string, status: BookingStatus, foundingNumber: number | null, guests: Array<string>, isExtra: boolean, checkedInAt: string | null, holdsCourt: boolean, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, players: Array<{ id: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> } | null };

export type CancelForMemberMutationVariables = Exact<{
  input: CancelForMemberInput;
}>;


export type CancelForMemberMutation = { cancelForMember: { id: string, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }>, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null } | null };

export type CheckInMutationVariables = Exact<{
  input: DeskBookingInput;
}>;


export type CheckInMutation = { checkIn: { id: string, status: BookingStatus, checkedInAt: string | null } | null };

export type UndoCheckInMutationVariables = Exact<{
  input: DeskBookingInput;
}>;


export type UndoCheckInMutation = { undoCheckIn: { id: string, status: BookingStatus, checkedInAt: string | null } | null };

export type MarkNoShowMutationVariables = Exact<{
  input: DeskBookingInput;
}>;


export type MarkNoShowMutation = { markNoShow: { id: string, status: BookingStatus, checkedInAt: string | null } | null };

export type UndoNoShowMutationVariables = Exact<{
  input: DeskBookingInput;
}>;


export type UndoNoShowMutation = { undoNoShow: { id: string, status: BookingStatus, checkedInAt: string | null, holdsCourt: boolean } | null };

export type ReleaseCourtMutationVariables = Exact<{
  input: DeskBookingInput;
}>;


export type ReleaseCourtMutation = { releaseCourt: { id: string, holdsCourt: boolean } | null };

export type MoveForMemberMutationVariables = Exact<{
  input: MoveForMemberInput;
}>;


export type MoveForMemberMutation = { moveForMember: { id: string, startsAt: string, endsAt: string, status: BookingStatus, foundingNumber: number | null, guests: Array<string>, isExtra: boolean, checkedInAt: string | null, holdsCourt: boolean, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, players: Array<{ id: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> } | null };

export type ChangeGuestsMutationVariables = Exact<{
  input: ChangeGuestsInput;
}>;


export type ChangeGuestsMutation = { changeGuests: { id: string, startsAt: string, endsAt: string, status: BookingStatus, foundingNumber: number | null, guests: Array<string>, isExtra: boolean, checkedInAt: string | null, holdsCourt: boolean, court: { id: string, name: string }, person: { userId: string, firstName: string | null, lastName: string | null, email: string }, players: Array<{ id: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState, arrivedAt: string | null }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> } | null };

export type SetPlayerArrivedMutationVariables = Exact<{
  input: PlayerArrivedInput;
}>;


export type SetPlayerArrivedMutation = { setPlayerArrived: { id: string, arrivedAt: string | null } | null };

export type OpenPlayVisitorsQueryVariables = Exact<{
  night?: string | null | undefined;
}>;


export type OpenPlayVisitorsQuery = { openPlayVisitors: Array<{ comesAt: string, level: number | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null };

export type AuditRecordedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AuditRecordedSubscription = { auditRecorded: { id: string, actorId: string | null, actorEmail: string | null, actorName: string | null, tokenId: string | null, tokenName: string | null, browser: string | null, action: AuditAction, what: string, subjectId: string | null, before: Record<string, unknown>, after: Record<string, unknown>, createdAt: string, subject: { id: string, firstName: string | null, lastName: string | null, email: string } | null } };

export type DeskPersonFragment = { userId: string, firstName: string | null, lastName: string | null, email: string };

export type ForgetPreviewQueryVariables = Exact<{
  email: string;
}>;


export type ForgetPreviewQuery = { forgetPreview: { accountId: string | null, obstacles: Array<string>, rows: Array<{ what: string, effect: string }> } | null };

export type ForgetPersonMutationVariables = Exact<{
  input: ForgetPersonInput;
}>;


export type ForgetPersonMutation = { forgetPerson: boolean | null };

export type ForgetAddressMutationVariables = Exact<{
  input: ForgetAddressInput;
}>;


export type ForgetAddressMutation = { forgetAddress: boolean | null };

export type NotToldRowFragment = { reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } };

export type FoundPersonRowFragment = { id: string, firstName: string | null, lastName: string | null, email: string | null, staffRole: StaffRole | null, position: number | null, status: WaitlistStatus | null, foundingNumber: number | null, membershipState: MembershipState | null, plan: Plan | null };

export type PeopleQueryVariables = Exact<{
  search: string;
  withMessages: boolean;
  withNewsletter: boolean;
}>;


export type PeopleQuery = { people: Array<{ id: string, firstName: string | null, lastName: string | null, email: string | null, staffRole: StaffRole | null, position: number | null, status: WaitlistStatus | null, foundingNumber: number | null, membershipState: MembershipState | null, plan: Plan | null }> | null, contactSubmissions?: { edges: Array<{ node: { id: string, name: string, email: string } }> } | null, newsletterSubscriptions?: { edges: Array<{ node: { id: string, email: string } }> } | null };

export type MessageRowFragment = { id: string, name: string, email: string, phone: string | null, message: string, status: ContactStatus, createdAt: string, account: { id: string } | null };

export type ContactSubmissionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  status?: ContactStatus | null | undefined;
  notDone?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type ContactSubmissionsQuery = { contactSubmissions: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string, email: string, phone: string | null, message: string, status: ContactStatus, createdAt: string, account: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type SetContactStatusMutationVariables = Exact<{
  input: SetContactStatusInput;
}>;


export type SetContactStatusMutation = { setContactStatus: { id: string, status: ContactStatus } | null };

export type NewMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewMessagesQuery = { contactSubmissions: { totalCount: number } | null };

export type ContactSubmissionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ContactSubmissionChangedSubscription = { contactSubmissionChanged: { id: string, name: string, email: string, phone: string | null, message: string, status: ContactStatus, createdAt: string, account: { id: string } | null } };

export type WebhookEndpointRowFragment = { id: string, url: string, events: Array<WebhookEventType>, isActive: boolean, failures: number, rotationEndsAt: string | null, disabledAt: string | null, createdAt: string };

export type WebhookDeliveryRowFragment = { id: string, eventId: string, type: WebhookEventType, state: WebhookState, attempts: number, dueAt: string, status: number | null, answer: string | null, failure: string | null, payload: string, createdAt: string, endpoint: { id: string, url: string } };

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { webhookEndpoints: Array<{ id: string, url: string, events: Array<WebhookEventType>, isActive: boolean, failures: number, rotationEndsAt: string | null, disabledAt: string | null, createdAt: string }> | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  endpointId?: string | null | undefined;
  state?: WebhookState | null | undefined;
  type?: WebhookEventType | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, eventId: string, type: WebhookEventType, state: WebhookState, attempts: number, dueAt: string, status: number | null, answer: string | null, failure: string | null, payload: string, createdAt: string, endpoint: { id: string, url: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, url: string, events: Array<WebhookEventType>, isActive: boolean, failures: number, rotationEndsAt: string | null, disabledAt: string | null, createdAt: string } } | null };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { id: string, url: string, events: Array<WebhookEventType>, isActive: boolean, failures: number, rotationEndsAt: string | null, disabledAt: string | null, createdAt: string } | null };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  input: WebhookEndpointInput;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: boolean | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookEndpointInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, endpoint: { id: string, url: string, events: Array<WebhookEventType>, isActive: boolean, failures: number, rotationEndsAt: string | null, disabledAt: string | null, createdAt: string } } | null };

export type TestWebhookMutationVariables = Exact<{
  input: WebhookEndpointInput;
}>;


export type TestWebhookMutation = { testWebhook: { id: string, eventId: string, type: WebhookEventType, state: WebhookState, attempts: number, dueAt: string, status: number | null, answer: string | null, failure: string | null, payload: string, createdAt: string, endpoint: { id: string, url: string } } | null };

export type RedeliverWebhookMutationVariables = Exact<{
  input: RedeliverWebhookInput;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { id: string, eventId: string, type: WebhookEventType, state: WebhookState, attempts: number, dueAt: string, status: number | null, answer: string | null, failure: string | null, payload: string, createdAt: string, endpoint: { id: string, url: string } } | null };

export type AdminLaunchQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLaunchQuery = { launch: { phase: LaunchPhase } };

export type SetLaunchPhaseMutationVariables = Exact<{
  input: SetLaunchPhaseInput;
}>;


export type SetLaunchPhaseMutation = { setLaunchPhase: { phase: LaunchPhase } | null };

export type LetterRowFragment = { id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null };

export type WholeLetterFragment = { body: string, left: number, writtenBy: string | null, id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null };

export type LettersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  state?: LetterState | null | undefined;
}>;


export type LettersQuery = { letters: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null } }> } | null };

export type LetterQueryVariables = Exact<{
  id: string;
}>;


export type LetterQuery = { letter: { body: string, left: number, writtenBy: string | null, id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null } | null };

export type LetterReachQueryVariables = Exact<{
  input: LetterReachInput;
}>;


export type LetterReachQuery = { letterReach: { recipients: number, unreachable: Array<{ reason: UnreachableReason, count: number, emails: Array<string> }> } | null };

export type LetterPreviewQueryVariables = Exact<{
  input: LetterPreviewInput;
}>;


export type LetterPreviewQuery = { letterPreview: { subject: string, html: string, text: string, unknownPlaceholders: Array<string> } | null };

export type LetterLinksQueryVariables = Exact<{
  input: LetterLinksInput;
}>;


export type LetterLinksQuery = { letterLinks: Array<{ url: string, answers: boolean, answer: string }> | null };

export type CreateLetterMutationVariables = Exact<{
  input: CreateLetterInput;
}>;


export type CreateLetterMutation = { createLetter: { body: string, left: number, writtenBy: string | null, id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null } | null };

export type UpdateLetterMutationVariables = Exact<{
  input: UpdateLetterInput;
}>;


export type UpdateLetterMutation = { updateLetter: { body: string, left: number, writtenBy: string | null, id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null } | null };

export type RemoveLetterMutationVariables = Exact<{
  input: LetterInput;
}>;


export type RemoveLetterMutation = { removeLetter: string | null };

export type TestLetterMutationVariables = Exact<{
  input: LetterInput;
}>;


export type TestLetterMutation = { testLetter: { body: string, left: number, writtenBy: string | null, id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null } | null };

export type SendLetterMutationVariables = Exact<{
  input: SendLetterInput;
}>;


export type SendLetterMutation = { sendLetter: { body: string, left: number, writtenBy: string | null, id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null } | null };

export type CancelLetterMutationVariables = Exact<{
  input: LetterInput;
}>;


export type CancelLetterMutation = { cancelLetter: { body: string, left: number, writtenBy: string | null, id: string, subject: string, kind: LetterKind, state: LetterState, version: number, sendAt: string | null, startedAt: string | null, recipients: number | null, endedAt: string | null, updatedAt: string, audiences: Array<{ kind: LetterAudienceKind, from: string | null, until: string | null, waveId: string | null, answer: OfferState | null, firstPosition: number | null, lastPosition: number | null, confirmed: boolean | null, userId: string | null }>, figures: { sent: number, failed: number, kept: number, waiting: number, dropped: number } | null } | null };

export type LetterReaderQueryVariables = Exact<{
  id: string;
}>;


export type LetterReaderQuery = { person: { id: string, firstName: string | null, lastName: string | null, email: string | null } | null };

export type MailRowFragment = { id: string, template: MailTemplate, to: string, state: MailState, dueAt: string, sentAt: string | null, createdAt: string, account: { id: string } | null };

export type MailsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  state?: MailState | null | undefined;
  undeliverable?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type MailsQuery = { mails: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, template: MailTemplate, to: string, state: MailState, dueAt: string, sentAt: string | null, createdAt: string, account: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type MailQueueQueryVariables = Exact<{ [key: string]: never; }>;


export type MailQueueQuery = { sendsMail: boolean, mailQueue: { queued: number, failedToday: number, oldestQueuedAt: string | null, refusal: string | null } | null };

export type MailDetailsQueryVariables = Exact<{
  id: string;
}>;


export type MailDetailsQuery = { mail: { attempts: number, failure: string | null, subject: string | null, text: string | null, id: string, template: MailTemplate, to: string, state: MailState, dueAt: string, sentAt: string | null, createdAt: string, undeliverable: { since: string, reason: string } | null, account: { id: string } | null } | null };

export type RetryMailMutationVariables = Exact<{
  input: RetryMailInput;
}>;


export type RetryMailMutation = { retryMail: { id: string, state: MailState, attempts: number, dueAt: string } | null };

export type DropMailMutationVariables = Exact<{
  input: DropMailInput;
}>;


export type DropMailMutation = { dropMail: { id: string, state: MailState } | null };

export type ClearAddressMutationVariables = Exact<{
  input: ClearAddressInput;
}>;


export type ClearAddressMutation = { clearAddress: boolean | null };

export type MembershipRowFragment = { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } };

export type MembershipsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: MembershipState | null | undefined;
}>;


export type MembershipsQuery = { memberships: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type EndMembershipOfMutationVariables = Exact<{
  input: EndMembershipOfInput;
}>;


export type EndMembershipOfMutation = { endMembershipOf: { id: string, state: MembershipState, endsOn: string | null, endReason: string | null, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null } | null };

export type KeepMembershipOfMutationVariables = Exact<{
  input: KeepMembershipOfInput;
}>;


export type KeepMembershipOfMutation = { keepMembershipOf: { id: string, state: MembershipState, endsOn: string | null, endReason: string | null, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null } | null };

export type MembershipEndQueryVariables = Exact<{
  id: string;
  endsOn: string;
}>;


export type MembershipEndQuery = { membershipEnd: { bookingsAfter: number, openCharges: number, openCents: number, openDues: number, openDueCents: number } | null };

export type PlanHistoryOfQueryVariables = Exact<{
  id: string;
}>;


export type PlanHistoryOfQuery = { planHistoryOf: Array<{ id: string, plan: Plan, from: string, to: string | null }> | null };

export type PlanChangeOfQueryVariables = Exact<{
  id: string;
  plan: Plan;
}>;


export type PlanChangeOfQuery = { planChangeOf: { plan: Plan, kind: PlanChangeKind, from: string, cents: number, periodEnd: string | null } | null };

export type ChangePlanOfMutationVariables = Exact<{
  input: ChangePlanOfInput;
}>;


export type ChangePlanOfMutation = { changePlanOf: { id: string, plan: Plan, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null } | null };

export type DueRowFragment = { id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } };

export type DebtorsQueryVariables = Exact<{ [key: string]: never; }>;


export type DebtorsQuery = { debtors: Array<{ id: string, cents: number, openCharges: number, openDues: number, since: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null };

export type OwedByQueryVariables = Exact<{
  userId: string;
}>;


export type OwedByQuery = { owedBy: { dues: Array<{ id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState, courtName: string, startsAt: string }> } | null };

export type TillQueryVariables = Exact<{
  day: string;
}>;


export type TillQuery = { till: { day: string, cents: number, sums: Array<{ method: PaymentMethod | null, count: number, cents: number }>, entries: Array<{ id: string, what: string, cents: number, method: PaymentMethod | null, note: string | null, settledAt: string, settledBy: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type DueFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type DueFiguresQuery = { dueFigures: { expectedCents: number, settledCents: number, openCents: number, waivedCents: number } | null };

export type DuesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: DueState | null | undefined;
}>;


export type DuesQuery = { dues: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type SettleOwedMutationVariables = Exact<{
  input: SettleOwedInput;
}>;


export type SettleOwedMutation = { settleOwed: { dues: Array<{ id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }>, charges: Array<{ id: string, state: ChargeState }> } | null };

export type WaiveDueMutationVariables = Exact<{
  input: WaiveDueInput;
}>;


export type WaiveDueMutation = { waiveDue: { id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } | null };

export type ReopenDueMutationVariables = Exact<{
  input: ReopenDueInput;
}>;


export type ReopenDueMutation = { reopenDue: { id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } | null };

export type NewsletterSubscriptionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type NewsletterSubscriptionsQuery = { newsletterSubscriptions: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, email: string, createdAt: string, account: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type NewsletterFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterFiguresQuery = { newsletterFigures: { confirmed: number, unconfirmed: number, undeliverable: number } | null };

export type NoteRowFragment = { id: string, text: string, authorEmail: string, createdAt: string, editedAt: string | null, isOwn: boolean };

export type PersonQueryVariables = Exact<{
  id: string;
  withPhone: boolean;
}>;


export type PersonQuery = { person: { id: string, firstName: string | null, lastName: string | null, email: string | null, staffRole: StaffRole | null, emailConfirmed: boolean, createdAt: string, deletionDueAt: string | null, deletedAt: string | null, undeliverableSince: string | null, phone?: string | null, canUndoStatus: boolean, canRestore: boolean, entry: { joinedAt: string, leftAt: string | null, referralRewards: number, id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } | null, referrer: { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } | null, memberships: Array<{ id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null };

export type PersonNowQueryVariables = Exact<{
  id: string;
  withOffers: boolean;
  withMessages: boolean;
  withMails: boolean;
}>;


export type PersonNowQuery = { person: { id: string, bookings: { edges: Array<{ node: { id: string, courtName: string, bookingDate: string, startTime: string } }> }, offers?: { edges: Array<{ node: { id: string, state: OfferState, expiresAt: string } }> } | null } | null, charges: { totalCount: number, totalCents: number } | null, dues: { totalCount: number, totalCents: number } | null, contactSubmissions?: { totalCount: number } | null, mails?: { totalCount: number } | null };

export type PersonOffersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonOffersQuery = { person: { id: string, offers: { totalCount: number, edges: Array<{ node: { id: string, state: OfferState, sentAt: string, expiresAt: string, decidedAt: string | null, plan: Plan | null, reason: string | null, wave: { id: string, number: number } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PersonPassedOverQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonPassedOverQuery = { person: { id: string, passedOver: { totalCount: number, edges: Array<{ node: { id: string, reason: PassedOverReason, passedOverAt: string, waveId: string, waveNumber: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PersonReferralsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonReferralsQuery = { person: { id: string, referrals: { totalCount: number, edges: Array<{ node: { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PersonBookingsQueryVariables = Exact<{
  id: string;
  upcoming: boolean;
  after?: string | null | undefined;
}>;


export type PersonBookingsQuery = { person: { id: string, bookings: { totalCount: number, edges: Array<{ node: { id: string, courtName: string, bookingDate: string, startTime: string, status: BookingStatus, guests: Array<string> | null, checkedInAt: string | null, wasLate: boolean | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type PersonChargesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonChargesQuery = { charges: { totalCount: number, edges: Array<{ node: { id: string, kind: ChargeKind, cents: number, state: ChargeState, settledHow: string | null, method: PaymentMethod | null, settledByName: string | null, waivedReason: string | null, isToBeReturned: boolean, courtName: string, startsAt: string, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PersonDuesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonDuesQuery = { dues: { totalCount: number, edges: Array<{ node: { id: string, kind: DueKind, plan: Plan, cents: number, state: DueState, dueOn: string, periodStart: string, periodEnd: string, method: PaymentMethod | null, note: string | null, settledByName: string | null, waivedReason: string | null, person: { userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PersonMailsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonMailsQuery = { mails: { totalCount: number, edges: Array<{ node: { id: string, template: MailTemplate, to: string, state: MailState, dueAt: string, sentAt: string | null, createdAt: string, account: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PersonMessagesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonMessagesQuery = { contactSubmissions: { totalCount: number, edges: Array<{ node: { id: string, name: string, email: string, phone: string | null, message: string, status: ContactStatus, createdAt: string, account: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PersonNotesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonNotesQuery = { person: { id: string, notes: { totalCount: number, edges: Array<{ node: { id: string, text: string, authorEmail: string, createdAt: string, editedAt: string | null, isOwn: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type PersonHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PersonHistoryQuery = { auditLog: { totalCount: number, edges: Array<{ node: { id: string, what: string, before: Record<string, unknown>, after: Record<string, unknown>, actorName: string | null, actorEmail: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateNoteMutationVariables = Exact<{
  input: CreateNoteInput;
}>;


export type CreateNoteMutation = { createNote: { id: string, text: string, authorEmail: string, createdAt: string, editedAt: string | null, isOwn: boolean } | null };

export type UpdateNoteMutationVariables = Exact<{
  input: UpdateNoteInput;
}>;


export type UpdateNoteMutation = { updateNote: { id: string, text: string, authorEmail: string, createdAt: string, editedAt: string | null, isOwn: boolean } | null };

export type DeleteNoteMutationVariables = Exact<{
  input: DeleteNoteInput;
}>;


export type DeleteNoteMutation = { deleteNote: string | null };

export type RemoveEntryMutationVariables = Exact<{
  input: RemoveEntryInput;
}>;


export type RemoveEntryMutation = { removeEntry: { id: string, status: WaitlistStatus, leftAt: string | null, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null } | null };

export type RestoreEntryMutationVariables = Exact<{
  input: RestoreEntryInput;
}>;


export type RestoreEntryMutation = { restoreEntry: { id: string, status: WaitlistStatus, leftAt: string | null, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null } | null };

export type PersonSecondFactorQueryVariables = Exact<{
  id: string;
}>;


export type PersonSecondFactorQuery = { person: { id: string, hasSecondFactor: boolean } | null };

export type ResetSecondFactorMutationVariables = Exact<{
  input: ResetSecondFactorInput;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: string | null };

export type DemandForecastQueryVariables = Exact<{
  members: number;
  reservationsPerWeek?: number | null | undefined;
  metShare: number;
  courts: number;
  anonymous: boolean;
}>;


export type DemandForecastQuery = { demandForecast: { quality: ForecastQuality, usableAnswers: number | null, accountAnswers: number, anonymousAnswers: number, neededAnswers: number, reservationsPerWeek: number, recommendedCap: number | null, shareMet: number | null, withoutAny: number | null, frequency: { source: FrequencySource, reservationsPerWeek: number, weeks: number | null, people: number | null }, carries: { members: number | null, low: number | null, high: number | null } | null, cells: Array<{ day: PlayingDay, part: PreferredTime, load: DemandLoad, isOpenPlay: boolean, isAveraged: boolean }>, warnings: Array<{ kind: ForecastWarningKind, promisedHours: number | null, availableHours: number | null }> } | null };

export type ForecastChangesQueryVariables = Exact<{
  reservationsPerWeek?: number | null | undefined;
  metShare: number;
  courts: number;
  anonymous: boolean;
}>;


export type ForecastChangesQuery = { forecastChanges: Array<{ kind: ForecastChangeKind, reservationsPerWeek: number, day: PlayingDay | null, recommendedCap: number }> | null };

export type ClubClockQueryVariables = Exact<{ [key: string]: never; }>;


export type ClubClockQuery = { clubTime: string | null, launch: { phase: LaunchPhase } };

export type SiteNoticesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SiteNoticesQuery = { siteNotices: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, text: string, startsAt: string, endsAt: string, place: SiteNoticePlace, tone: SiteNoticeTone, state: SiteNoticeState, authorEmail: string, closureId: string | null, createdAt: string } }> } | null };

export type SiteNoticeRowFragment = { id: string, text: string, startsAt: string, endsAt: string, place: SiteNoticePlace, tone: SiteNoticeTone, state: SiteNoticeState, authorEmail: string, closureId: string | null, createdAt: string };

export type CreateSiteNoticeMutationVariables = Exact<{
  input: CreateSiteNoticeInput;
}>;


export type CreateSiteNoticeMutation = { createSiteNotice: { id: string, text: string, startsAt: string, endsAt: string, place: SiteNoticePlace, tone: SiteNoticeTone, state: SiteNoticeState, authorEmail: string, closureId: string | null, createdAt: string } | null };

export type UpdateSiteNoticeMutationVariables = Exact<{
  input: UpdateSiteNoticeInput;
}>;


export type UpdateSiteNoticeMutation = { updateSiteNotice: { id: string, text: string, startsAt: string, endsAt: string, place: SiteNoticePlace, tone: SiteNoticeTone, state: SiteNoticeState, authorEmail: string, closureId: string | null, createdAt: string } | null };

export type EndSiteNoticeMutationVariables = Exact<{
  input: EndSiteNoticeInput;
}>;


export type EndSiteNoticeMutation = { endSiteNotice: { id: string, text: string, startsAt: string, endsAt: string, place: SiteNoticePlace, tone: SiteNoticeTone, state: SiteNoticeState, authorEmail: string, closureId: string | null, createdAt: string } | null };

export type RemoveSiteNoticeMutationVariables = Exact<{
  input: RemoveSiteNoticeInput;
}>;


export type RemoveSiteNoticeMutation = { removeSiteNotice: string | null };

export type StaffPersonFragment = { id: string, firstName: string | null, lastName: string | null, email: string, role: StaffRole, since: string | null, lastSeenAt: string | null, hasSecondFactor: boolean };

export type StaffInvitationFragment = { id: string, email: string, role: AppointedRole, createdAt: string, expiresAt: string };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: { people: Array<{ id: string, firstName: string | null, lastName: string | null, email: string, role: StaffRole, since: string | null, lastSeenAt: string | null, hasSecondFactor: boolean }>, invitations: Array<{ id: string, email: string, role: AppointedRole, createdAt: string, expiresAt: string }> } | null };

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { id: string, email: string, role: AppointedRole, createdAt: string, expiresAt: string } | null };

export type RevokeStaffInvitationMutationVariables = Exact<{
  input: RevokeStaffInvitationInput;
}>;


export type RevokeStaffInvitationMutation = { revokeStaffInvitation: { id: string } | null };

export type SetStaffRoleMutationVariables = Exact<{
  input: SetStaffRoleInput;
}>;


export type SetStaffRoleMutation = { setStaffRole: { id: string, firstName: string | null, lastName: string | null, email: string, role: StaffRole, since: string | null, lastSeenAt: string | null, hasSecondFactor: boolean } | null };

export type EndStaffMutationVariables = Exact<{
  input: EndStaffInput;
}>;


export type EndStaffMutation = { endStaff: string | null };

export type WaitlistGrowthQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitlistGrowthQuery = { waitlistStatistics: { signupsByDay: Array<{ day: string, signups: number }>, topReferrers: Array<{ referralRewards: number, id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } }> } | null, waitlistStats: { dailyCap: number } };

export type SurveyResultsQueryVariables = Exact<{
  survey: SurveyName;
}>;


export type SurveyResultsQuery = { surveyResults: { survey: SurveyName, responses: number, comments: Array<string>, questions: Array<{ question: string, respondents: number | null, answers: Array<{ answer: string, count: number | null, percent: number | null }> }> } | null };

export type TodayQueryVariables = Exact<{
  waves: boolean;
  messages: boolean;
  mails: boolean;
  debtors: boolean;
}>;


export type TodayQuery = { today: { date: string, messagesNotDone?: number, failedMails?: number, bookings: { count: number, arrived: number, absent: number }, owed?: { count: number, cents: number }, closures: { count: number, until: string }, offersEnding?: { count: number, until: string } } | null, mails?: { totalCount: number } | null, charges?: { totalCount: number, totalCents: number } | null, dues?: { totalCount: number, totalCents: number } | null };

export type WaitlistRowFragment = { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } };

export type WaitlistQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  status?: WaitlistStatus | null | undefined;
  planWish?: PlanWish | null | undefined;
  search?: string | null | undefined;
  sort?: WaitlistSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type WaitlistQuery = { waitlist: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type WaitlistFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitlistFiguresQuery = { waitlistStats: { dailySignups: number, spotsRemaining: number, capacity: number }, waitlist: { totalCount: number } | null, left: { totalCount: number } | null };

export type WaitlistEntryChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WaitlistEntryChangedSubscription = { waitlistEntryChanged: { id: string, position: number, status: WaitlistStatus, planWish: PlanWish | null, createdAt: string, user: { joinDate: string | null, userId: string, firstName: string | null, lastName: string | null, email: string } } };

export type SetWaitlistStatusesMutationVariables = Exact<{
  input: SetWaitlistStatusesInput;
}>;


export type SetWaitlistStatusesMutation = { setWaitlistStatuses: Array<{ id: string, status: WaitlistStatus, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null }> | null };

export type UndoWaitlistStatusesMutationVariables = Exact<{
  input: UndoWaitlistStatusesInput;
}>;


export type UndoWaitlistStatusesMutation = { undoWaitlistStatuses: Array<{ id: string, status: WaitlistStatus, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null }> | null };

export type AccountsWithoutPlaceQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AccountsWithoutPlaceQuery = { accounts: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, firstName: string | null, lastName: string | null, email: string, emailConfirmed: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type WaveRowFragment = { id: string, number: number, size: number, days: number, refill: boolean, confirmedOnly: boolean, note: string | null, sentAt: string, closedAt: string | null, counts: { open: number, accepted: number, declined: number, expired: number, withdrawn: number } };

export type OfferRowFragment = { id: string, place: number, state: OfferState, sentAt: string, expiresAt: string, decidedAt: string | null, plan: Plan | null, reason: string | null, entry: { id: string, position: number, user: { userId: string, firstName: string | null, lastName: string | null, email: string } } };

export type CandidateRowFragment = { id: string, userId: string, position: number, firstName: string | null, lastName: string | null, email: string, emailConfirmed: boolean, timesAsked: number, passedOver: PassedOverReason | null };

export type WavesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  offersEndBy?: string | null | undefined;
}>;


export type WavesQuery = { waves: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, number: number, size: number, days: number, refill: boolean, confirmedOnly: boolean, note: string | null, sentAt: string, closedAt: string | null, counts: { open: number, accepted: number, declined: number, expired: number, withdrawn: number } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type WaveQueryVariables = Exact<{
  id: string;
}>;


export type WaveQuery = { wave: { id: string, number: number, size: number, days: number, refill: boolean, confirmedOnly: boolean, note: string | null, sentAt: string, closedAt: string | null, counts: { open: number, accepted: number, declined: number, expired: number, withdrawn: number } } | null };

export type WaveOffersQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type WaveOffersQuery = { wave: { id: string, offers: { totalCount: number, edges: Array<{ node: { id: string, place: number, state: OfferState, sentAt: string, expiresAt: string, decidedAt: string | null, plan: Plan | null, reason: string | null, entry: { id: string, position: number, user: { userId: string, firstName: string | null, lastName: string | null, email: string } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type WavePassedOverQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type WavePassedOverQuery = { wave: { id: string, passedOver: { totalCount: number, edges: Array<{ node: { id: string, reason: PassedOverReason, entry: { id: string, position: number, user: { userId: string, firstName: string | null, lastName: string | null, email: string } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type WavePreviewQueryVariables = Exact<{
  input: WaveInput;
}>;


export type WavePreviewQuery = { wavePreview: { expiresAt: string, digest: string, people: Array<{ id: string, userId: string, position: number, firstName: string | null, lastName: string | null, email: string, emailConfirmed: boolean, timesAsked: number, passedOver: PassedOverReason | null }>, passedOver: Array<{ id: string, userId: string, position: number, firstName: string | null, lastName: string | null, email: string, emailConfirmed: boolean, timesAsked: number, passedOver: PassedOverReason | null }> } | null };

export type MembershipFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipFiguresQuery = { membershipFigures: { members: number, placesLeft: number, openOffers: number, medianHoursToAnswer: number | null } | null };

export type WaveChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WaveChangedSubscription = { waveChanged: { id: string, number: number, size: number, days: number, refill: boolean, confirmedOnly: boolean, note: string | null, sentAt: string, closedAt: string | null, counts: { open: number, accepted: number, declined: number, expired: number, withdrawn: number } } };

export type SendWaveMutationVariables = Exact<{
  input: SendWaveInput;
}>;


export type SendWaveMutation = { sendWave: { id: string, number: number, size: number, days: number, refill: boolean, confirmedOnly: boolean, note: string | null, sentAt: string, closedAt: string | null, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null, counts: { open: number, accepted: number, declined: number, expired: number, withdrawn: number } } | null };

export type CloseWaveMutationVariables = Exact<{
  input: CloseWaveInput;
}>;


export type CloseWaveMutation = { closeWave: { id: string, number: number, size: number, days: number, refill: boolean, confirmedOnly: boolean, note: string | null, sentAt: string, closedAt: string | null, counts: { open: number, accepted: number, declined: number, expired: number, withdrawn: number } } | null };

export type WithdrawOfferMutationVariables = Exact<{
  input: WithdrawOfferInput;
}>;


export type WithdrawOfferMutation = { withdrawOffer: { id: string, state: OfferState, decidedAt: string | null, reason: string | null, notTold: Array<{ reason: NotToldReason, person: { userId: string, firstName: string | null, lastName: string | null, email: string } }> | null } | null };

export type CarryingCapacityQueryVariables = Exact<{ [key: string]: never; }>;


export type CarryingCapacityQuery = { demandForecast: { quality: ForecastQuality, usableAnswers: number | null, neededAnswers: number, carries: { members: number | null, low: number | null, high: number | null } | null } | null };

export type ApiTokenRowFragment = { id: string, name: string, start: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, replacedById: string | null };

export type MyApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type MyApiTokensQuery = { myApiTokens: Array<{ id: string, name: string, start: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, replacedById: string | null }> | null };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, start: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, replacedById: string | null } } | null };

export type RotateApiTokenMutationVariables = Exact<{
  input: RotateApiTokenInput;
}>;


export type RotateApiTokenMutation = { rotateApiToken: { token: string, apiToken: { id: string, name: string, start: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, replacedById: string | null } } | null };

export type RevokeApiTokenMutationVariables = Exact<{
  input: RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: string } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { id: string, email: string, emailConfirmed: boolean, firstName: string | null, lastName: string | null, profileImageUrl: string | null, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, role: Role, isAdmin: boolean, staffRole: StaffRole | null, hasSecondFactor: boolean, needsSecondFactor: boolean } | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { id: string, email: string, emailConfirmed: boolean, firstName: string | null, lastName: string | null, profileImageUrl: string | null, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, role: Role, isAdmin: boolean, staffRole: StaffRole | null, hasSecondFactor: boolean, needsSecondFactor: boolean } | null };

export type KeepMyAccountMutationVariables = Exact<{
  input: KeepMyAccountInput;
}>;


export type KeepMyAccountMutation = { keepMyAccount: boolean | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean | null };

export type UndoEmailChangeMutationVariables = Exact<{
  input: UndoEmailChangeInput;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: boolean | null };

export type RequestEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailConfirmationMutation = { requestEmailConfirmation: boolean | null };

export type ConfirmNewsletterMutationVariables = Exact<{
  input: ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: boolean | null };

export type LeaveNewsletterMutationVariables = Exact<{
  input: LeaveNewsletterInput;
}>;


export type LeaveNewsletterMutation = { leaveNewsletter: boolean | null };

export type DeclineOfferByLinkMutationVariables = Exact<{
  input: DeclineOfferByLinkInput;
}>;


export type DeclineOfferByLinkMutation = { declineOfferByLink: boolean | null };

export type IsOwnOfferLinkQueryVariables = Exact<{
  input: OfferLinkInput;
}>;


export type IsOwnOfferLinkQuery = { isOwnOfferLink: boolean | null };

export type StartPasskeySignInMutationVariables = Exact<{
  input: StartPasskeySignInInput;
}>;


export type StartPasskeySignInMutation = { startPasskeySignIn: string | null };

export type FinishPasskeySignInMutationVariables = Exact<{
  input: FinishPasskeySignInInput;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: { id: string, email: string, emailConfirmed: boolean, firstName: string | null, lastName: string | null, profileImageUrl: string | null, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, role: Role, isAdmin: boolean, staffRole: StaffRole | null, hasSecondFactor: boolean, needsSecondFactor: boolean } | null };

export type FinishSignInMutationVariables = Exact<{
  input: FinishSignInInput;
}>;


export type FinishSignInMutation = { finishSignIn: { id: string, email: string, emailConfirmed: boolean, firstName: string | null, lastName: string | null, profileImageUrl: string | null, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, role: Role, isAdmin: boolean, staffRole: StaffRole | null, hasSecondFactor: boolean, needsSecondFactor: boolean } | null };

export type AcceptStaffInvitationMutationVariables = Exact<{
  input: AcceptStaffInvitationInput;
}>;


export type AcceptStaffInvitationMutation = { acceptStaffInvitation: { id: string, email: string, staffRole: StaffRole | null, needsSecondFactor: boolean } | null };

export type BookingRowFragment = { id: string, courtName: string, bookingDate: string, startTime: string, status: BookingStatus, guests: Array<string> | null };

export type BookingsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BookingsQuery = { bookings: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, courtName: string, bookingDate: string, startTime: string, status: BookingStatus, guests: Array<string> | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type UpcomingBookingsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UpcomingBookingsQuery = { upcomingBookings: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, courtName: string, bookingDate: string, startTime: string, status: BookingStatus, guests: Array<string> | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type SubmitContactMutationVariables = Exact<{
  input: SubmitContactInput;
}>;


export type SubmitContactMutation = { submitContact: { id: string, createdAt: string } | null };

export type CourtDayFieldsFragment = { date: string, courts: Array<{ court: { id: string, name: string, number: number }, slots: Array<{ startsAt: string, endsAt: string, opensAt: string, state: SlotState, isHeld: boolean, waiting: number }> }> };

export type CourtDayQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type CourtDayQuery = { courtDay: { date: string, courts: Array<{ court: { id: string, name: string, number: number }, slots: Array<{ startsAt: string, endsAt: string, opensAt: string, state: SlotState, isHeld: boolean, waiting: number }> }> } | null, closureNotes: Array<{ date: string, note: string }> | null, standby: Array<{ id: string, startsAt: string, state: StandbyState, ahead: number, offerUntil: string | null, court: { id: string, name: string } | null, offeredCourt: { id: string, name: string } | null }> | null, openPlay: { night: string, comesAt: string | null, hours: Array<{ startsAt: string, endsAt: string, isClosed: boolean, count: number, names: Array<string>, levels: Array<{ level: number | null, count: number }> }> } | null, bookingAllowance: { windowDays: number, lastDay: string | null, upcomingMax: number, upcoming: Array<{ id: string, startsAt: string, endsAt: string, freeUntil: string, guests: Array<string>, court: { id: string, name: string }, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, months: Array<{ month: string, used: number, max: number | null, freeGuestsUsed: number, freeGuestsMax: number | null }> } | null };

export type BookCourtMutationVariables = Exact<{
  input: BookCourtInput;
}>;


export type BookCourtMutation = { bookCourt: { id: string } | null };

export type CourtDayChangedSubscriptionVariables = Exact<{
  date: string;
}>;


export type CourtDayChangedSubscription = { courtDayChanged: { date: string, courts: Array<{ court: { id: string, name: string, number: number }, slots: Array<{ startsAt: string, endsAt: string, opensAt: string, state: SlotState, isHeld: boolean, waiting: number }> }> } };

export type OpenChargeFragment = { id: string, kind: ChargeKind, cents: number, courtName: string, startsAt: string };

export type OwnBookingFragment = { id: string, startsAt: string, endsAt: string, freeUntil: string, guests: Array<string>, court: { id: string, name: string }, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> };

export type MemberBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberBookingsQuery = { closureNotes: Array<{ date: string, note: string }> | null, standby: Array<{ id: string, startsAt: string, state: StandbyState, ahead: number, offerUntil: string | null, court: { id: string, name: string } | null, offeredCourt: { id: string, name: string } | null }> | null, bookingAllowance: { upcoming: Array<{ id: string, startsAt: string, endsAt: string, freeUntil: string, guests: Array<string>, court: { id: string, name: string }, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> }>, openCharges: Array<{ id: string, kind: ChargeKind, cents: number, courtName: string, startsAt: string }> } | null };

export type CancelBookingMutationVariables = Exact<{
  input: CancelBookingInput;
}>;


export type CancelBookingMutation = { cancelBooking: { id: string, charges: Array<{ id: string, kind: ChargeKind, cents: number, state: ChargeState }> } | null };

export type CalendarAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarAddressQuery = { calendarAddress: string | null };

export type RenewCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarAddressMutation = { renewCalendarAddress: string | null };

export type OpenPlayFieldsFragment = { night: string, comesAt: string | null, hours: Array<{ startsAt: string, endsAt: string, isClosed: boolean, count: number, names: Array<string>, levels: Array<{ level: number | null, count: number }> }> };

export type SayOpenPlayMutationVariables = Exact<{
  input: SayOpenPlayInput;
}>;


export type SayOpenPlayMutation = { sayOpenPlay: { night: string, comesAt: string | null, hours: Array<{ startsAt: string, endsAt: string, isClosed: boolean, count: number, names: Array<string>, levels: Array<{ level: number | null, count: number }> }> } | null };

export type WithdrawOpenPlayMutationVariables = Exact<{
  input: WithdrawOpenPlayInput;
}>;


export type WithdrawOpenPlayMutation = { withdrawOpenPlay: { night: string, comesAt: string | null, hours: Array<{ startsAt: string, endsAt: string, isClosed: boolean, count: number, names: Array<string>, levels: Array<{ level: number | null, count: number }> }> } | null };

export type PlayerLinkQueryVariables = Exact<{
  input: PlayerLinkInput;
}>;


export type PlayerLinkQuery = { playerLink: { state: PlayerLinkState, startsAt: string, court: { id: string, name: string }, owner: { userId: string, firstName: string | null, lastName: string | null }, players: Array<{ userId: string, firstName: string | null, lastName: string | null }> } | null };

export type CreatePlayerLinkMutationVariables = Exact<{
  input: OwnPlayerLinkInput;
}>;


export type CreatePlayerLinkMutation = { createPlayerLink: { bookingId: string, url: string } | null };

export type WithdrawPlayerLinkMutationVariables = Exact<{
  input: OwnPlayerLinkInput;
}>;


export type WithdrawPlayerLinkMutation = { withdrawPlayerLink: boolean | null };

export type JoinByLinkMutationVariables = Exact<{
  input: PlayerLinkInput;
}>;


export type JoinByLinkMutation = { joinByLink: { id: string, state: PlayerState } | null };

export type PlayerRowFragment = { id: string, bookingId: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState };

export type PlayerBookingRowFragment = { id: string, bookingId: string, state: PlayerState, removeReason: string | null, startsAt: string, endsAt: string, court: { id: string, name: string }, owner: { userId: string, firstName: string | null, lastName: string | null }, players: Array<{ userId: string, firstName: string | null, lastName: string | null }> };

export type OpenSpotsRowFragment = { bookingId: string, isOwn: boolean, startsAt: string, endsAt: string, spots: number, level: number | null, sentence: string | null, names: Array<string>, court: { id: string, name: string } };

export type PlayersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayersQuery = { bookingPlayers: Array<{ id: string, bookingId: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState }> | null, playerBookings: Array<{ id: string, bookingId: string, state: PlayerState, removeReason: string | null, startsAt: string, endsAt: string, court: { id: string, name: string }, owner: { userId: string, firstName: string | null, lastName: string | null }, players: Array<{ userId: string, firstName: string | null, lastName: string | null }> }> | null, playedWith: Array<{ userId: string, firstName: string | null, lastName: string | null }> | null, ownPlayerLinks: Array<{ bookingId: string, url: string }> | null, openSpots: Array<{ bookingId: string, isOwn: boolean, startsAt: string, endsAt: string, spots: number, level: number | null, sentence: string | null, names: Array<string>, court: { id: string, name: string } }> | null };

export type InvitePlayerMutationVariables = Exact<{
  input: InvitePlayerInput;
}>;


export type InvitePlayerMutation = { invitePlayer: { id: string, bookingId: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState } | null };

export type RemovePlayerMutationVariables = Exact<{
  input: RemovePlayerInput;
}>;


export type RemovePlayerMutation = { removePlayer: { id: string, bookingId: string, userId: string, firstName: string | null, lastName: string | null, state: PlayerState } | null };

export type AnswerInvitationMutationVariables = Exact<{
  input: AnswerInvitationInput;
}>;


export type AnswerInvitationMutation = { answerInvitation: { id: string, state: PlayerState } | null };

export type LeaveBookingMutationVariables = Exact<{
  input: PlayerInput;
}>;


export type LeaveBookingMutation = { leaveBooking: { id: string, state: PlayerState } | null };

export type SetOpenSpotsMutationVariables = Exact<{
  input: OpenSpotsInput;
}>;


export type SetOpenSpotsMutation = { setOpenSpots: { bookingId: string, isOwn: boolean, startsAt: string, endsAt: string, spots: number, level: number | null, sentence: string | null, names: Array<string>, court: { id: string, name: string } } | null };

export type CloseSpotsMutationVariables = Exact<{
  input: SpotInput;
}>;


export type CloseSpotsMutation = { closeSpots: string | null };

export type TakeSpotMutationVariables = Exact<{
  input: SpotInput;
}>;


export type TakeSpotMutation = { takeSpot: { id: string, state: PlayerState } | null };

export type PlayersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlayersChangedSubscription = { playersChanged: Array<{ id: string }> };

export type StandbyRowFragment = { id: string, startsAt: string, state: StandbyState, ahead: number, offerUntil: string | null, court: { id: string, name: string } | null, offeredCourt: { id: string, name: string } | null };

export type JoinStandbyMutationVariables = Exact<{
  input: JoinStandbyInput;
}>;


export type JoinStandbyMutation = { joinStandby: { id: string, startsAt: string, state: StandbyState, ahead: number, offerUntil: string | null, court: { id: string, name: string } | null, offeredCourt: { id: string, name: string } | null } | null };

export type TakeStandbyMutationVariables = Exact<{
  input: TakeStandbyInput;
}>;


export type TakeStandbyMutation = { takeStandby: { id: string } | null };

export type LeaveStandbyMutationVariables = Exact<{
  input: LeaveStandbyInput;
}>;


export type LeaveStandbyMutation = { leaveStandby: string | null };

export type StandbyChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type StandbyChangedSubscription = { standbyChanged: Array<{ id: string }> };

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = { acceptOffer: { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null } | null };

export type DeclineOfferMutationVariables = Exact<{
  input: DeclineOfferInput;
}>;


export type DeclineOfferMutation = { declineOffer: { id: string, position: number, status: WaitlistStatus, referralCode: string, referralRewards: number, planWish: PlanWish | null, leftReason: string | null } | null };

export type EndMembershipMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMembershipMutation = { endMembership: { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null } | null };

export type KeepMembershipMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepMembershipMutation = { keepMembership: { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null } | null };

export type PlanHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanHistoryQuery = { planHistory: Array<{ id: string, plan: Plan, from: string, to: string | null }> | null };

export type PlanChangeQueryVariables = Exact<{
  plan: Plan;
}>;


export type PlanChangeQuery = { planChange: { plan: Plan, kind: PlanChangeKind, from: string, cents: number, periodEnd: string | null } | null };

export type ChangePlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangePlanMutation = { changePlan: { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, endReason: string | null } | null };

export type OpenDuesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenDuesQuery = { openDues: Array<{ id: string, kind: DueKind, plan: Plan, cents: number, dueOn: string, periodStart: string, periodEnd: string }> | null };

export type MemberNameFragment = { userId: string, firstName: string | null, lastName: string | null };

export type HiddenMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type HiddenMembersQuery = { hiddenMembers: Array<{ userId: string, firstName: string | null, lastName: string | null }> | null, playedWith: Array<{ userId: string, firstName: string | null, lastName: string | null }> | null };

export type HideFromMemberMutationVariables = Exact<{
  input: HideFromMemberInput;
}>;


export type HideFromMemberMutation = { hideFromMember: Array<{ userId: string, firstName: string | null, lastName: string | null }> | null };

export type ShowToMemberMutationVariables = Exact<{
  input: ShowToMemberInput;
}>;


export type ShowToMemberMutation = { showToMember: Array<{ userId: string, firstName: string | null, lastName: string | null }> | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, email: string, emailConfirmed: boolean, firstName: string | null, lastName: string | null, profileImageUrl: string | null, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, role: Role, isAdmin: boolean, staffRole: StaffRole | null, hasSecondFactor: boolean, needsSecondFactor: boolean } | null };

export type PlayProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayProfileQuery = { playProfile: { level: number | null, showsName: boolean } | null };

export type SetPlayProfileMutationVariables = Exact<{
  input: SetPlayProfileInput;
}>;


export type SetPlayProfileMutation = { setPlayProfile: { level: number | null, showsName: boolean } | null };

export type ProofMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProofMethodsQuery = { mySecondFactors: { id: string, authenticatorSince: string | null, passkeys: Array<{ id: string }> } | null };

export type StartPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyProofMutation = { startPasskeyProof: string | null };

export type ProveIdentityMutationVariables = Exact<{
  input: ProveIdentityInput;
}>;


export type ProveIdentityMutation = { proveIdentity: boolean | null };

export type SecondFactorPartsFragment = { id: string, authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type MySecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorsQuery = { mySecondFactors: { id: string, authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } | null };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string, uri: string } | null };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { recoveryCodes: Array<string>, secondFactors: { id: string, authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } | null };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { id: string, authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } | null };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string>, secondFactors: { id: string, authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } | null };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: string | null };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string>, secondFactors: { id: string, authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } | null };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { id: string, authenticatorSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } | null };

export type SubscribeNewsletterMutationVariables = Exact<{
  input: SubscribeNewsletterInput;
}>;


export type SubscribeNewsletterMutation = { subscribeNewsletter: boolean | null };

export type SubmitMemberSurveyMutationVariables = Exact<{
  input: SubmitMemberSurveyInput;
}>;


export type SubmitMemberSurveyMutation = { submitMemberSurvey: { id: string } | null };

export type SubmitPricingSurveyMutationVariables = Exact<{
  input: SubmitPricingSurveyInput;
}>;


export type SubmitPricingSurveyMutation = { submitPricingSurvey: { id: string } | null };

export type SubmitAmenitiesSurveyMutationVariables = Exact<{
  input: SubmitAmenitiesSurveyInput;
}>;


export type SubmitAmenitiesSurveyMutation = { submitAmenitiesSurvey: { id: string } | null };

export type SubmitLocationSurveyMutationVariables = Exact<{
  input: SubmitLocationSurveyInput;
}>;


export type SubmitLocationSurveyMutation = { submitLocationSurvey: { id: string } | null };

export type LeaveWaitlistMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveWaitlistMutation = { leaveWaitlist: { id: string, position: number, status: WaitlistStatus, referralCode: string, referralRewards: number, planWish: PlanWish | null, leftReason: string | null } | null };

export type PlacesMailQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesMailQuery = { mailPreferences: { places: boolean } | null };

export type SetPlacesMailMutationVariables = Exact<{
  input: SetPlacesMailInput;
}>;


export type SetPlacesMailMutation = { setPlacesMail: { places: boolean } | null };

export type WaitlistStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitlistStatsQuery = { waitlistStats: { dailySignups: number, spotsRemaining: number, total: number, capacity: number, resetsAt: string } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: Array<{ name: string, about: string, rows: Array<Record<string, unknown>> }> | null };

export type DeleteMyAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteMyAccountMutation = { deleteMyAccount: string | null };

export const MemberSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"drivingDistance"}},{"kind":"Field","name":{"kind":"Name","value":"playingDays"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTimes"}},{"kind":"Field","name":{"kind":"Name","value":"importantFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"premiumFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"pricingFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"readinessToJoin"}},{"kind":"Field","name":{"kind":"Name","value":"wouldRefer"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"playsPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MemberSurveyFieldsFragment, unknown>;
export const PricingSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PricingSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPricingModel"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<PricingSurveyFieldsFragment, unknown>;
export const AmenitiesSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenitiesSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmenitiesSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessCenter"}},{"kind":"Field","name":{"kind":"Name","value":"personalTraining"}},{"kind":"Field","name":{"kind":"Name","value":"groupFitnessClasses"}},{"kind":"Field","name":{"kind":"Name","value":"yogaStudio"}},{"kind":"Field","name":{"kind":"Name","value":"cafeteria"}},{"kind":"Field","name":{"kind":"Name","value":"smoothieBar"}},{"kind":"Field","name":{"kind":"Name","value":"vendingMachines"}},{"kind":"Field","name":{"kind":"Name","value":"massageTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"physicalTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"saunaStream"}},{"kind":"Field","name":{"kind":"Name","value":"iceBaths"}},{"kind":"Field","name":{"kind":"Name","value":"loungeArea"}},{"kind":"Field","name":{"kind":"Name","value":"privateEventSpace"}},{"kind":"Field","name":{"kind":"Name","value":"outdoorPatio"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentRental"}},{"kind":"Field","name":{"kind":"Name","value":"lockerRental"}},{"kind":"Field","name":{"kind":"Name","value":"proShop"}},{"kind":"Field","name":{"kind":"Name","value":"childcare"}},{"kind":"Field","name":{"kind":"Name","value":"laundryService"}},{"kind":"Field","name":{"kind":"Name","value":"parkingValidation"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<AmenitiesSurveyFieldsFragment, unknown>;
export const LocationSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocationSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherLocation"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LocationSurveyFieldsFragment, unknown>;
export const GeneralSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneralSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"playFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"interestedFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"membershipInterest"}},{"kind":"Field","name":{"kind":"Name","value":"hearAboutUs"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GeneralSurveyFieldsFragment, unknown>;
export const PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"leftReason"}}]}}]} as unknown as DocumentNode<PlaceFragment, unknown>;
export const OwnOfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<OwnOfferFragment, unknown>;
export const LatestOfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<LatestOfferFragment, unknown>;
export const OwnMembershipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]} as unknown as DocumentNode<OwnMembershipFragment, unknown>;
export const SessionUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<SessionUserFragment, unknown>;
export const AccountSessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<AccountSessionRowFragment, unknown>;
export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const DeskPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<DeskPersonFragment, unknown>;
export const ChargeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledHow"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"isToBeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ChargeRowFragment, unknown>;
export const CourtClosureRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isNoteOnSite"}},{"kind":"Field","name":{"kind":"Name","value":"skippedDates"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsInTheWay"}}]}}]} as unknown as DocumentNode<CourtClosureRowFragment, unknown>;
export const CourtTimeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtTimeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<CourtTimeRowFragment, unknown>;
export const BlockedBookingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<BlockedBookingRowFragment, unknown>;
export const CourtClosurePlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosurePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosurePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtTimeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CourtClosurePlanFragment, unknown>;
export const NotToldRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<NotToldRowFragment, unknown>;
export const CourtClosureOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosureOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosureResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<CourtClosureOutcomeFragment, unknown>;
export const DeskBookingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"isExtra"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<DeskBookingRowFragment, unknown>;
export const BlockRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BlockRowFragment, unknown>;
export const CourtScheduleDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtScheduleDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"isExtra"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CourtScheduleDetailsFragment, unknown>;
export const FoundPersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"membershipState"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]} as unknown as DocumentNode<FoundPersonRowFragment, unknown>;
export const MessageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MessageRowFragment, unknown>;
export const WebhookEndpointRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"rotationEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WebhookEndpointRowFragment, unknown>;
export const WebhookDeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveryRowFragment, unknown>;
export const LetterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}}]} as unknown as DocumentNode<LetterRowFragment, unknown>;
export const WholeLetterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}}]} as unknown as DocumentNode<WholeLetterFragment, unknown>;
export const MailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MailRowFragment, unknown>;
export const MembershipRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MembershipRowFragment, unknown>;
export const DueRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<DueRowFragment, unknown>;
export const NoteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<NoteRowFragment, unknown>;
export const SiteNoticeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"closureId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SiteNoticeRowFragment, unknown>;
export const StaffPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<StaffPersonFragment, unknown>;
export const StaffInvitationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<StaffInvitationFragment, unknown>;
export const WaitlistRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<WaitlistRowFragment, unknown>;
export const WaveRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"refill"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<WaveRowFragment, unknown>;
export const OfferRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<OfferRowFragment, unknown>;
export const CandidateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaveCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"timesAsked"}},{"kind":"Field","name":{"kind":"Name","value":"passedOver"}}]}}]} as unknown as DocumentNode<CandidateRowFragment, unknown>;
export const ApiTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}}]}}]} as unknown as DocumentNode<ApiTokenRowFragment, unknown>;
export const BookingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}}]} as unknown as DocumentNode<BookingRowFragment, unknown>;
export const CourtDayFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}}]} as unknown as DocumentNode<CourtDayFieldsFragment, unknown>;
export const OpenChargeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]} as unknown as DocumentNode<OpenChargeFragment, unknown>;
export const OwnBookingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<OwnBookingFragment, unknown>;
export const OpenPlayFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPlayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPlayNight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"comesAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<OpenPlayFieldsFragment, unknown>;
export const PlayerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<PlayerRowFragment, unknown>;
export const PlayerBookingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"removeReason"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<PlayerBookingRowFragment, unknown>;
export const OpenSpotsRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenSpotsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSpotsOfBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"spots"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]} as unknown as DocumentNode<OpenSpotsRowFragment, unknown>;
export const StandbyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandbyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandbyInLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offeredCourt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StandbyRowFragment, unknown>;
export const MemberNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<MemberNameFragment, unknown>;
export const SecondFactorPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<SecondFactorPartsFragment, unknown>;
export const DuesOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuesOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DueState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<DuesOfQuery, DuesOfQueryVariables>;
export const SettleDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleDueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<SettleDueMutation, SettleDueMutationVariables>;
export const WaitlistEntryDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitlistEntryDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"referrals"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"10"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookings"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistEntryDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canUndoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"canRestore"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"referrals"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]} as unknown as DocumentNode<WaitlistEntryDetailsQuery, WaitlistEntryDetailsQueryVariables>;
export const EntryReferralsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryReferrals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistEntryDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]} as unknown as DocumentNode<EntryReferralsQuery, EntryReferralsQueryVariables>;
export const EntryBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistEntryDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EntryBookingsQuery, EntryBookingsQueryVariables>;
export const EntryNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntryNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistEntryDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<EntryNotesQuery, EntryNotesQueryVariables>;
export const OpenPlayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenPlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"night"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"night"},"value":{"kind":"Variable","name":{"kind":"Name","value":"night"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPlayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPlayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPlayNight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"comesAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<OpenPlayQuery, OpenPlayQueryVariables>;
export const BookingPlayersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingPlayers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingPlayers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}}]}}]} as unknown as DocumentNode<BookingPlayersQuery, BookingPlayersQueryVariables>;
export const PlayerBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerBookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerBookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"removeReason"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]}}]}}]} as unknown as DocumentNode<PlayerBookingsQuery, PlayerBookingsQueryVariables>;
export const PlayedWithDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayedWith"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playedWith"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<PlayedWithQuery, PlayedWithQueryVariables>;
export const OwnPlayerLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPlayerLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownPlayerLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<OwnPlayerLinksQuery, OwnPlayerLinksQueryVariables>;
export const OpenSpotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenSpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenSpotsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenSpotsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSpotsOfBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"spots"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]} as unknown as DocumentNode<OpenSpotsQuery, OpenSpotsQueryVariables>;
export const MembersHiddenFromDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembersHiddenFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]}}]} as unknown as DocumentNode<MembersHiddenFromQuery, MembersHiddenFromQueryVariables>;
export const SiteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}}]}}]} as unknown as DocumentNode<SiteNoticeQuery, SiteNoticeQueryVariables>;
export const MemberSiteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberSiteNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberSiteNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<MemberSiteNoticeQuery, MemberSiteNoticeQueryVariables>;
export const StandbyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Standby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandbyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandbyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandbyInLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offeredCourt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StandbyQuery, StandbyQueryVariables>;
export const SubmitGeneralSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitGeneralSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitGeneralSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitGeneralSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitGeneralSurveyMutation, SubmitGeneralSurveyMutationVariables>;
export const MemberSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberSurveyFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"drivingDistance"}},{"kind":"Field","name":{"kind":"Name","value":"playingDays"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTimes"}},{"kind":"Field","name":{"kind":"Name","value":"importantFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"premiumFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"pricingFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"readinessToJoin"}},{"kind":"Field","name":{"kind":"Name","value":"wouldRefer"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"playsPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MemberSurveysQuery, MemberSurveysQueryVariables>;
export const PricingSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricingSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricingSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingSurveyFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PricingSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPricingModel"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<PricingSurveysQuery, PricingSurveysQueryVariables>;
export const AmenitiesSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmenitiesSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenitiesSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmenitiesSurveyFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenitiesSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmenitiesSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessCenter"}},{"kind":"Field","name":{"kind":"Name","value":"personalTraining"}},{"kind":"Field","name":{"kind":"Name","value":"groupFitnessClasses"}},{"kind":"Field","name":{"kind":"Name","value":"yogaStudio"}},{"kind":"Field","name":{"kind":"Name","value":"cafeteria"}},{"kind":"Field","name":{"kind":"Name","value":"smoothieBar"}},{"kind":"Field","name":{"kind":"Name","value":"vendingMachines"}},{"kind":"Field","name":{"kind":"Name","value":"massageTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"physicalTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"saunaStream"}},{"kind":"Field","name":{"kind":"Name","value":"iceBaths"}},{"kind":"Field","name":{"kind":"Name","value":"loungeArea"}},{"kind":"Field","name":{"kind":"Name","value":"privateEventSpace"}},{"kind":"Field","name":{"kind":"Name","value":"outdoorPatio"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentRental"}},{"kind":"Field","name":{"kind":"Name","value":"lockerRental"}},{"kind":"Field","name":{"kind":"Name","value":"proShop"}},{"kind":"Field","name":{"kind":"Name","value":"childcare"}},{"kind":"Field","name":{"kind":"Name","value":"laundryService"}},{"kind":"Field","name":{"kind":"Name","value":"parkingValidation"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<AmenitiesSurveysQuery, AmenitiesSurveysQueryVariables>;
export const LocationSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocationSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocationSurveyFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocationSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherLocation"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LocationSurveysQuery, LocationSurveysQueryVariables>;
export const GeneralSurveysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneralSurveys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalSurveys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneralSurveyFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneralSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"playFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"interestedFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"membershipInterest"}},{"kind":"Field","name":{"kind":"Name","value":"hearAboutUs"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GeneralSurveysQuery, GeneralSurveysQueryVariables>;
export const UndeliverablePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndeliverablePeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undeliverablePeople"}}]}}]}}]} as unknown as DocumentNode<UndeliverablePeopleQuery, UndeliverablePeopleQueryVariables>;
export const SetWaitlistStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWaitlistStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWaitlistStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWaitlistStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetWaitlistStatusMutation, SetWaitlistStatusMutationVariables>;
export const UndoWaitlistStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoWaitlistStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoWaitlistStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoWaitlistStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<UndoWaitlistStatusMutation, UndoWaitlistStatusMutationVariables>;
export const MyWaitlistEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWaitlistEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWaitlistEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"leftReason"}}]}}]} as unknown as DocumentNode<MyWaitlistEntryQuery, MyWaitlistEntryQueryVariables>;
export const JoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"leftReason"}}]}}]} as unknown as DocumentNode<JoinWaitlistMutation, JoinWaitlistMutationVariables>;
export const MyOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOffer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myLatestOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestOffer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<MyOfferQuery, MyOfferQueryVariables>;
export const MyMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMembership"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]} as unknown as DocumentNode<MyMembershipQuery, MyMembershipQueryVariables>;
export const SendsMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendsMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}}]} as unknown as DocumentNode<SendsMailQuery, SendsMailQueryVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSessionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MailPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletter"}},{"kind":"Field","name":{"kind":"Name","value":"dayReminder"}},{"kind":"Field","name":{"kind":"Name","value":"hoursReminder"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}}]}}]}}]} as unknown as DocumentNode<MailPreferencesQuery, MailPreferencesQueryVariables>;
export const SetNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletter"}}]}}]}}]} as unknown as DocumentNode<SetNewsletterMutation, SetNewsletterMutationVariables>;
export const SetRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRemindersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayReminder"}},{"kind":"Field","name":{"kind":"Name","value":"hoursReminder"}}]}}]}}]} as unknown as DocumentNode<SetRemindersMutation, SetRemindersMutationVariables>;
export const SetTeamDigestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTeamDigest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetTeamDigestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTeamDigest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"digest"}}]}}]}}]} as unknown as DocumentNode<SetTeamDigestMutation, SetTeamDigestMutationVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditAction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AuditFiltersQuery, AuditFiltersQueryVariables>;
export const ChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Charges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledHow"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"isToBeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ChargesQuery, ChargesQueryVariables>;
export const ChargesSumDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargesSum"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]} as unknown as DocumentNode<ChargesSumQuery, ChargesSumQueryVariables>;
export const SettleChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleChargeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledHow"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"isToBeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<SettleChargeMutation, SettleChargeMutationVariables>;
export const WaiveChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaiveCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiveChargeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledHow"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"isToBeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<WaiveChargeMutation, WaiveChargeMutationVariables>;
export const ReopenChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenChargeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledHow"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"isToBeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ReopenChargeMutation, ReopenChargeMutationVariables>;
export const ChargesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChargesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargesChanged"}}]}}]} as unknown as DocumentNode<ChargesChangedSubscription, ChargesChangedSubscriptionVariables>;
export const CourtClosuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourtClosures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtClosures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtClosureRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosureRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isNoteOnSite"}},{"kind":"Field","name":{"kind":"Name","value":"skippedDates"}},{"kind":"Field","name":{"kind":"Name","value":"bookingsInTheWay"}}]}}]} as unknown as DocumentNode<CourtClosuresQuery, CourtClosuresQueryVariables>;
export const CreateCourtClosurePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreateCourtClosurePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourtClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourtClosurePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtClosurePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosurePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosurePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtTimeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CreateCourtClosurePreviewQuery, CreateCourtClosurePreviewQueryVariables>;
export const UpdateCourtClosurePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateCourtClosurePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourtClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourtClosurePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtClosurePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosurePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosurePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtTimeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<UpdateCourtClosurePreviewQuery, UpdateCourtClosurePreviewQueryVariables>;
export const RemoveCourtClosurePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemoveCourtClosurePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCourtClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCourtClosurePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtClosurePlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosurePlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosurePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtTimeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtTimeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtTime"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RemoveCourtClosurePreviewQuery, RemoveCourtClosurePreviewQueryVariables>;
export const CreateCourtClosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourtClosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourtClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourtClosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtClosureOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosureOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosureResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<CreateCourtClosureMutation, CreateCourtClosureMutationVariables>;
export const UpdateCourtClosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourtClosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourtClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourtClosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtClosureOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosureOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosureResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<UpdateCourtClosureMutation, UpdateCourtClosureMutationVariables>;
export const RemoveCourtClosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCourtClosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCourtClosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCourtClosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtClosureOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtClosureOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtClosureResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockedBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockedBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<RemoveCourtClosureMutation, RemoveCourtClosureMutationVariables>;
export const RemoveBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveBlocksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveBlocksMutation, RemoveBlocksMutationVariables>;
export const CourtUseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourtUse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsePeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtUse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"openHours"}},{"kind":"Field","name":{"kind":"Name","value":"bookedHours"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancellations"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysAhead"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"openHours"}},{"kind":"Field","name":{"kind":"Name","value":"bookedHours"}}]}}]}}]}}]} as unknown as DocumentNode<CourtUseQuery, CourtUseQueryVariables>;
export const MembersWithoutBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembersWithoutBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsePeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membersWithoutBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MembersWithoutBookingQuery, MembersWithoutBookingQueryVariables>;
export const AbsentMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbsentMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsePeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"absentMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"latest"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<AbsentMembersQuery, AbsentMembersQueryVariables>;
export const CourtScheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourtSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtScheduleDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"isExtra"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtScheduleDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CourtScheduleQuery, CourtScheduleQueryVariables>;
export const CourtScheduleChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CourtScheduleChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtScheduleChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtScheduleDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"isExtra"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Block"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtScheduleDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CourtScheduleChangedSubscription, CourtScheduleChangedSubscriptionVariables>;
export const MembersByNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembersByName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MembersByNameQuery, MembersByNameQueryVariables>;
export const BookForMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookForMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookForMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookForMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskBookingRow"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"isExtra"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<BookForMemberMutation, BookForMemberMutationVariables>;
export const CancelForMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelForMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelForMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelForMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<CancelForMemberMutation, CancelForMemberMutationVariables>;
export const CheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}}]}}]}}]} as unknown as DocumentNode<CheckInMutation, CheckInMutationVariables>;
export const UndoCheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoCheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoCheckIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}}]}}]}}]} as unknown as DocumentNode<UndoCheckInMutation, UndoCheckInMutationVariables>;
export const MarkNoShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoShow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoShow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}}]}}]}}]} as unknown as DocumentNode<MarkNoShowMutation, MarkNoShowMutationVariables>;
export const UndoNoShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoNoShow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoNoShow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}}]}}]}}]} as unknown as DocumentNode<UndoNoShowMutation, UndoNoShowMutationVariables>;
export const ReleaseCourtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseCourt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseCourt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}}]}}]}}]} as unknown as DocumentNode<ReleaseCourtMutation, ReleaseCourtMutationVariables>;
export const MoveForMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveForMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveForMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveForMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskBookingRow"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"isExtra"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<MoveForMemberMutation, MoveForMemberMutationVariables>;
export const ChangeGuestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeGuests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeGuestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeGuests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskBookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"isExtra"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdsCourt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ChangeGuestsMutation, ChangeGuestsMutationVariables>;
export const SetPlayerArrivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPlayerArrived"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerArrivedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPlayerArrived"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}}]}}]} as unknown as DocumentNode<SetPlayerArrivedMutation, SetPlayerArrivedMutationVariables>;
export const OpenPlayVisitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenPlayVisitors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"night"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPlayVisitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"night"},"value":{"kind":"Variable","name":{"kind":"Name","value":"night"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comesAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<OpenPlayVisitorsQuery, OpenPlayVisitorsQueryVariables>;
export const AuditRecordedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AuditRecorded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditRecorded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AuditRecordedSubscription, AuditRecordedSubscriptionVariables>;
export const ForgetPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForgetPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}}]}}]}}]}}]} as unknown as DocumentNode<ForgetPreviewQuery, ForgetPreviewQueryVariables>;
export const ForgetPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgetPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ForgetPersonMutation, ForgetPersonMutationVariables>;
export const ForgetAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgetAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ForgetAddressMutation, ForgetAddressMutationVariables>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMessages"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withNewsletter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundPersonRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutAccount"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMessages"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutAccount"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withNewsletter"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FoundPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"foundingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"membershipState"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const ContactSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notDone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"notDone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notDone"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ContactSubmissionsQuery, ContactSubmissionsQueryVariables>;
export const SetContactStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetContactStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetContactStatusMutation, SetContactStatusMutationVariables>;
export const NewMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"new"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NewMessagesQuery, NewMessagesQueryVariables>;
export const ContactSubmissionChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContactSubmissionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSubmissionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ContactSubmissionChangedSubscription, ContactSubmissionChangedSubscriptionVariables>;
export const WebhookEndpointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"rotationEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEventType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"rotationEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const UpdateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"rotationEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;
export const DeleteWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"rotationEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const RedeliverWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;
export const AdminLaunchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLaunch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}}]}}]} as unknown as DocumentNode<AdminLaunchQuery, AdminLaunchQueryVariables>;
export const SetLaunchPhaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLaunchPhase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLaunchPhaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLaunchPhase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}}]}}]} as unknown as DocumentNode<SetLaunchPhaseMutation, SetLaunchPhaseMutationVariables>;
export const LettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Letters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}}]} as unknown as DocumentNode<LettersQuery, LettersQueryVariables>;
export const LetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Letter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeLetter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<LetterQuery, LetterQueryVariables>;
export const LetterReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterReachInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"unreachable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}}]}}]}}]}}]} as unknown as DocumentNode<LetterReachQuery, LetterReachQueryVariables>;
export const LetterPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"unknownPlaceholders"}}]}}]}}]} as unknown as DocumentNode<LetterPreviewQuery, LetterPreviewQueryVariables>;
export const LetterLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterLinksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<LetterLinksQuery, LetterLinksQueryVariables>;
export const CreateLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeLetter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<CreateLetterMutation, CreateLetterMutationVariables>;
export const UpdateLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeLetter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<UpdateLetterMutation, UpdateLetterMutationVariables>;
export const RemoveLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveLetterMutation, RemoveLetterMutationVariables>;
export const TestLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeLetter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<TestLetterMutation, TestLetterMutationVariables>;
export const SendLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeLetter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<SendLetterMutation, SendLetterMutationVariables>;
export const CancelLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeLetter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}}]}}]} as unknown as DocumentNode<CancelLetterMutation, CancelLetterMutationVariables>;
export const LetterReaderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterReader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<LetterReaderQuery, LetterReaderQueryVariables>;
export const MailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undeliverable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"undeliverable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undeliverable"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MailsQuery, MailsQueryVariables>;
export const MailQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"mailQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}},{"kind":"Field","name":{"kind":"Name","value":"oldestQueuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<MailQueueQuery, MailQueueQueryVariables>;
export const MailDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"undeliverable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MailDetailsQuery, MailDetailsQueryVariables>;
export const RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const DropMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DropMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<DropMailMutation, DropMailMutationVariables>;
export const ClearAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ClearAddressMutation, ClearAddressMutationVariables>;
export const MembershipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Memberships"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<MembershipsQuery, MembershipsQueryVariables>;
export const EndMembershipOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMembershipOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndMembershipOfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMembershipOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<EndMembershipOfMutation, EndMembershipOfMutationVariables>;
export const KeepMembershipOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepMembershipOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepMembershipOfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepMembershipOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<KeepMembershipOfMutation, KeepMembershipOfMutationVariables>;
export const MembershipEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"endsOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingsAfter"}},{"kind":"Field","name":{"kind":"Name","value":"openCharges"}},{"kind":"Field","name":{"kind":"Name","value":"openCents"}},{"kind":"Field","name":{"kind":"Name","value":"openDues"}},{"kind":"Field","name":{"kind":"Name","value":"openDueCents"}}]}}]}}]} as unknown as DocumentNode<MembershipEndQuery, MembershipEndQueryVariables>;
export const PlanHistoryOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanHistoryOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planHistoryOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PlanHistoryOfQuery, PlanHistoryOfQueryVariables>;
export const PlanChangeOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChangeOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planChangeOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}}]}}]}}]} as unknown as DocumentNode<PlanChangeOfQuery, PlanChangeOfQueryVariables>;
export const ChangePlanOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlanOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanOfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlanOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<ChangePlanOfMutation, ChangePlanOfMutationVariables>;
export const DebtorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Debtors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debtors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"openCharges"}},{"kind":"Field","name":{"kind":"Name","value":"openDues"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<DebtorsQuery, DebtorsQueryVariables>;
export const OwedByDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwedBy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owedBy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<OwedByQuery, OwedByQueryVariables>;
export const TillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Till"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"till"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledBy"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<TillQuery, TillQueryVariables>;
export const DueFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expectedCents"}},{"kind":"Field","name":{"kind":"Name","value":"settledCents"}},{"kind":"Field","name":{"kind":"Name","value":"openCents"}},{"kind":"Field","name":{"kind":"Name","value":"waivedCents"}}]}}]}}]} as unknown as DocumentNode<DueFiguresQuery, DueFiguresQueryVariables>;
export const DuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DueState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<DuesQuery, DuesQueryVariables>;
export const SettleOwedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleOwed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleOwedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleOwed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<SettleOwedMutation, SettleOwedMutationVariables>;
export const WaiveDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaiveDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiveDueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiveDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<WaiveDueMutation, WaiveDueMutationVariables>;
export const ReopenDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenDueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenDue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<ReopenDueMutation, ReopenDueMutationVariables>;
export const NewsletterSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterSubscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<NewsletterSubscriptionsQuery, NewsletterSubscriptionsQueryVariables>;
export const NewsletterFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"undeliverable"}}]}}]}}]} as unknown as DocumentNode<NewsletterFiguresQuery, NewsletterFiguresQueryVariables>;
export const PersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPhone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undeliverableSince"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPhone"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"canUndoStatus"}},{"kind":"Field","name":{"kind":"Name","value":"canRestore"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const PersonNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withOffers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMessages"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upcoming"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withOffers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"open"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"open"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"notDone"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMessages"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"failed"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMails"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PersonNowQuery, PersonNowQueryVariables>;
export const PersonOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PersonOffersQuery, PersonOffersQueryVariables>;
export const PersonPassedOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonPassedOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passedOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"passedOverAt"}},{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"waveNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PersonPassedOverQuery, PersonPassedOverQueryVariables>;
export const PersonReferralsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonReferrals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]} as unknown as DocumentNode<PersonReferralsQuery, PersonReferralsQueryVariables>;
export const PersonBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upcoming"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upcoming"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upcoming"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"wasLate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PersonBookingsQuery, PersonBookingsQueryVariables>;
export const PersonChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonCharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledHow"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"isToBeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<PersonChargesQuery, PersonChargesQueryVariables>;
export const PersonDuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonDues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DueRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskDue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<PersonDuesQuery, PersonDuesQueryVariables>;
export const PersonMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PersonMailsQuery, PersonMailsQueryVariables>;
export const PersonMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PersonMessagesQuery, PersonMessagesQueryVariables>;
export const PersonNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<PersonNotesQuery, PersonNotesQueryVariables>;
export const PersonHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PersonHistoryQuery, PersonHistoryQueryVariables>;
export const CreateNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<CreateNoteMutation, CreateNoteMutationVariables>;
export const UpdateNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Note"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<UpdateNoteMutation, UpdateNoteMutationVariables>;
export const DeleteNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteNoteMutation, DeleteNoteMutationVariables>;
export const RemoveEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<RemoveEntryMutation, RemoveEntryMutationVariables>;
export const RestoreEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"leftAt"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<RestoreEntryMutation, RestoreEntryMutationVariables>;
export const PersonSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]}}]} as unknown as DocumentNode<PersonSecondFactorQuery, PersonSecondFactorQueryVariables>;
export const ResetSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const DemandForecastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemandForecast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"members"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reservationsPerWeek"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metShare"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"anonymous"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demandForecast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"members"},"value":{"kind":"Variable","name":{"kind":"Name","value":"members"}}},{"kind":"Argument","name":{"kind":"Name","value":"reservationsPerWeek"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reservationsPerWeek"}}},{"kind":"Argument","name":{"kind":"Name","value":"metShare"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metShare"}}},{"kind":"Argument","name":{"kind":"Name","value":"courts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courts"}}},{"kind":"Argument","name":{"kind":"Name","value":"anonymous"},"value":{"kind":"Variable","name":{"kind":"Name","value":"anonymous"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quality"}},{"kind":"Field","name":{"kind":"Name","value":"usableAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"accountAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"anonymousAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"neededAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reservationsPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reservationsPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"recommendedCap"}},{"kind":"Field","name":{"kind":"Name","value":"carries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareMet"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAny"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"load"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenPlay"}},{"kind":"Field","name":{"kind":"Name","value":"isAveraged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"promisedHours"}},{"kind":"Field","name":{"kind":"Name","value":"availableHours"}}]}}]}}]}}]} as unknown as DocumentNode<DemandForecastQuery, DemandForecastQueryVariables>;
export const ForecastChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForecastChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reservationsPerWeek"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metShare"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"anonymous"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forecastChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reservationsPerWeek"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reservationsPerWeek"}}},{"kind":"Argument","name":{"kind":"Name","value":"metShare"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metShare"}}},{"kind":"Argument","name":{"kind":"Name","value":"courts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courts"}}},{"kind":"Argument","name":{"kind":"Name","value":"anonymous"},"value":{"kind":"Variable","name":{"kind":"Name","value":"anonymous"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reservationsPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"recommendedCap"}}]}}]}}]} as unknown as DocumentNode<ForecastChangesQuery, ForecastChangesQueryVariables>;
export const ClubClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClubClock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubTime"}},{"kind":"Field","name":{"kind":"Name","value":"launch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}}]}}]} as unknown as DocumentNode<ClubClockQuery, ClubClockQueryVariables>;
export const SiteNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteNoticeRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"closureId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SiteNoticesQuery, SiteNoticesQueryVariables>;
export const CreateSiteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSiteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSiteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSiteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteNoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"closureId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreateSiteNoticeMutation, CreateSiteNoticeMutationVariables>;
export const UpdateSiteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteNoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"closureId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateSiteNoticeMutation, UpdateSiteNoticeMutationVariables>;
export const EndSiteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSiteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSiteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSiteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteNoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"closureId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EndSiteNoticeMutation, EndSiteNoticeMutationVariables>;
export const RemoveSiteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSiteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSiteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSiteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveSiteNoticeMutation, RemoveSiteNoticeMutationVariables>;
export const StaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffInvitation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<StaffQuery, StaffQueryVariables>;
export const InviteStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffInvitation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<InviteStaffMutation, InviteStaffMutationVariables>;
export const RevokeStaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeStaffInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeStaffInvitationMutation, RevokeStaffInvitationMutationVariables>;
export const SetStaffRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStaffRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetStaffRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStaffRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<SetStaffRoleMutation, SetStaffRoleMutationVariables>;
export const EndStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<EndStaffMutation, EndStaffMutationVariables>;
export const WaitlistGrowthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitlistGrowth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signupsByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"signups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topReferrers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitlistStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyCap"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]} as unknown as DocumentNode<WaitlistGrowthQuery, WaitlistGrowthQueryVariables>;
export const SurveyResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"survey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"surveyResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"survey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"survey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"survey"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"respondents"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"}}]}}]}}]} as unknown as DocumentNode<SurveyResultsQuery, SurveyResultsQueryVariables>;
export const TodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waves"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messages"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mails"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"debtors"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"arrived"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"debtors"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offersEnding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waves"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messagesNotDone"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messages"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"failedMails"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mails"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"undeliverable"},"value":{"kind":"BooleanValue","value":true}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mails"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"open"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"debtors"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"open"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"debtors"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const WaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planWish"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanWish"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"planWish"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planWish"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]} as unknown as DocumentNode<WaitlistQuery, WaitlistQueryVariables>;
export const WaitlistFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitlistFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailySignups"}},{"kind":"Field","name":{"kind":"Name","value":"spotsRemaining"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"left"},"name":{"kind":"Name","value":"waitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"left"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<WaitlistFiguresQuery, WaitlistFiguresQueryVariables>;
export const WaitlistEntryChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WaitlistEntryChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistEntryChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]} as unknown as DocumentNode<WaitlistEntryChangedSubscription, WaitlistEntryChangedSubscriptionVariables>;
export const SetWaitlistStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWaitlistStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWaitlistStatusesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWaitlistStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<SetWaitlistStatusesMutation, SetWaitlistStatusesMutationVariables>;
export const UndoWaitlistStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoWaitlistStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoWaitlistStatusesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoWaitlistStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<UndoWaitlistStatusesMutation, UndoWaitlistStatusesMutationVariables>;
export const AccountsWithoutPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountsWithoutPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AccountsWithoutPlaceQuery, AccountsWithoutPlaceQueryVariables>;
export const WavesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offersEndBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"offersEndBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offersEndBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"refill"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<WavesQuery, WavesQueryVariables>;
export const WaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"refill"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<WaveQuery, WaveQueryVariables>;
export const WaveOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaveOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}}]} as unknown as DocumentNode<WaveOffersQuery, WaveOffersQueryVariables>;
export const WavePassedOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WavePassedOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passedOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<WavePassedOverQuery, WavePassedOverQueryVariables>;
export const WavePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WavePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wavePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passedOver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaveCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"timesAsked"}},{"kind":"Field","name":{"kind":"Name","value":"passedOver"}}]}}]} as unknown as DocumentNode<WavePreviewQuery, WavePreviewQueryVariables>;
export const MembershipFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"openOffers"}},{"kind":"Field","name":{"kind":"Name","value":"medianHoursToAnswer"}}]}}]}}]} as unknown as DocumentNode<MembershipFiguresQuery, MembershipFiguresQueryVariables>;
export const WaveChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WaveChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waveChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"refill"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<WaveChangedSubscription, WaveChangedSubscriptionVariables>;
export const SendWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendWaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"refill"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<SendWaveMutation, SendWaveMutationVariables>;
export const CloseWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseWaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"refill"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<CloseWaveMutation, CloseWaveMutationVariables>;
export const WithdrawOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notTold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotToldRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotToldRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPerson"}}]}}]}}]} as unknown as DocumentNode<WithdrawOfferMutation, WithdrawOfferMutationVariables>;
export const CarryingCapacityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CarryingCapacity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demandForecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quality"}},{"kind":"Field","name":{"kind":"Name","value":"usableAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"neededAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"carries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}}]} as unknown as DocumentNode<CarryingCapacityQuery, CarryingCapacityQueryVariables>;
export const MyApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}}]}}]} as unknown as DocumentNode<MyApiTokensQuery, MyApiTokensQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RotateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}}]}}]} as unknown as DocumentNode<RotateApiTokenMutation, RotateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const KeepMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepMyAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<KeepMyAccountMutation, KeepMyAccountMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const UndoEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const RequestEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailConfirmation"}}]}}]} as unknown as DocumentNode<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>;
export const ConfirmNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>;
export const LeaveNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LeaveNewsletterMutation, LeaveNewsletterMutationVariables>;
export const DeclineOfferByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineOfferByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineOfferByLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineOfferByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeclineOfferByLinkMutation, DeclineOfferByLinkMutationVariables>;
export const IsOwnOfferLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsOwnOfferLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOwnOfferLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<IsOwnOfferLinkQuery, IsOwnOfferLinkQueryVariables>;
export const StartPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPasskeySignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;
export const FinishPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskeySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeySignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables>;
export const FinishSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<FinishSignInMutation, FinishSignInMutationVariables>;
export const AcceptStaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptStaffInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]}}]} as unknown as DocumentNode<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>;
export const BookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}}]} as unknown as DocumentNode<BookingsQuery, BookingsQueryVariables>;
export const UpcomingBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpcomingBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upcomingBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}}]}}]} as unknown as DocumentNode<UpcomingBookingsQuery, UpcomingBookingsQueryVariables>;
export const SubmitContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SubmitContactMutation, SubmitContactMutationVariables>;
export const CourtDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourtDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtDayFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closureNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandbyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openPlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"night"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPlayFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"windowDays"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingMax"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBooking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"freeGuestsUsed"}},{"kind":"Field","name":{"kind":"Name","value":"freeGuestsMax"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPlayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPlayNight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"comesAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandbyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandbyInLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offeredCourt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CourtDayQuery, CourtDayQueryVariables>;
export const BookCourtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookCourt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookCourtInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookCourt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BookCourtMutation, BookCourtMutationVariables>;
export const CourtDayChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CourtDayChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtDayChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourtDayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourtDayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}}]} as unknown as DocumentNode<CourtDayChangedSubscription, CourtDayChangedSubscriptionVariables>;
export const MemberBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberBookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closureNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"IntValue","value":"7"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandbyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBooking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenCharge"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"freeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandbyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandbyInLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offeredCourt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MemberBookingsQuery, MemberBookingsQueryVariables>;
export const CancelBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<CancelBookingMutation, CancelBookingMutationVariables>;
export const CalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarAddress"}}]}}]} as unknown as DocumentNode<CalendarAddressQuery, CalendarAddressQueryVariables>;
export const RenewCalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarAddress"}}]}}]} as unknown as DocumentNode<RenewCalendarAddressMutation, RenewCalendarAddressMutationVariables>;
export const SayOpenPlayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SayOpenPlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SayOpenPlayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sayOpenPlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPlayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPlayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPlayNight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"comesAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<SayOpenPlayMutation, SayOpenPlayMutationVariables>;
export const WithdrawOpenPlayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOpenPlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawOpenPlayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOpenPlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenPlayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenPlayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPlayNight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"comesAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<WithdrawOpenPlayMutation, WithdrawOpenPlayMutationVariables>;
export const PlayerLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<PlayerLinkQuery, PlayerLinkQueryVariables>;
export const CreatePlayerLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlayerLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPlayerLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlayerLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreatePlayerLinkMutation, CreatePlayerLinkMutationVariables>;
export const WithdrawPlayerLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPlayerLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPlayerLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPlayerLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<WithdrawPlayerLinkMutation, WithdrawPlayerLinkMutationVariables>;
export const JoinByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<JoinByLinkMutation, JoinByLinkMutationVariables>;
export const PlayersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingPlayers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playerBookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerBookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playedWith"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownPlayerLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openSpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenSpotsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerBookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"removeReason"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenSpotsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSpotsOfBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"spots"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]} as unknown as DocumentNode<PlayersQuery, PlayersQueryVariables>;
export const InvitePlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitePlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitePlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<InvitePlayerMutation, InvitePlayerMutationVariables>;
export const RemovePlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<RemovePlayerMutation, RemovePlayerMutationVariables>;
export const AnswerInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<AnswerInvitationMutation, AnswerInvitationMutationVariables>;
export const LeaveBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<LeaveBookingMutation, LeaveBookingMutationVariables>;
export const SetOpenSpotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOpenSpots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSpotsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOpenSpots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenSpotsRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenSpotsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenSpotsOfBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"spots"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]} as unknown as DocumentNode<SetOpenSpotsMutation, SetOpenSpotsMutationVariables>;
export const CloseSpotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSpots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSpots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CloseSpotsMutation, CloseSpotsMutationVariables>;
export const TakeSpotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSpot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSpot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<TakeSpotMutation, TakeSpotMutationVariables>;
export const PlayersChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlayersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PlayersChangedSubscription, PlayersChangedSubscriptionVariables>;
export const JoinStandbyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinStandby"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinStandbyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinStandby"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandbyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandbyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandbyInLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ahead"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offeredCourt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<JoinStandbyMutation, JoinStandbyMutationVariables>;
export const TakeStandbyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeStandby"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeStandbyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeStandby"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TakeStandbyMutation, TakeStandbyMutationVariables>;
export const LeaveStandbyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveStandby"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveStandbyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveStandby"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LeaveStandbyMutation, LeaveStandbyMutationVariables>;
export const StandbyChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"StandbyChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standbyChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StandbyChangedSubscription, StandbyChangedSubscriptionVariables>;
export const AcceptOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMembership"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]} as unknown as DocumentNode<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const DeclineOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"leftReason"}}]}}]} as unknown as DocumentNode<DeclineOfferMutation, DeclineOfferMutationVariables>;
export const EndMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMembership"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]} as unknown as DocumentNode<EndMembershipMutation, EndMembershipMutationVariables>;
export const KeepMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMembership"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]} as unknown as DocumentNode<KeepMembershipMutation, KeepMembershipMutationVariables>;
export const PlanHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PlanHistoryQuery, PlanHistoryQueryVariables>;
export const PlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}}]}}]}}]} as unknown as DocumentNode<PlanChangeQuery, PlanChangeQueryVariables>;
export const ChangePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMembership"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]} as unknown as DocumentNode<ChangePlanMutation, ChangePlanMutationVariables>;
export const OpenDuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenDues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}}]}}]}}]} as unknown as DocumentNode<OpenDuesQuery, OpenDuesQueryVariables>;
export const HiddenMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HiddenMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playedWith"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<HiddenMembersQuery, HiddenMembersQueryVariables>;
export const HideFromMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideFromMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HideFromMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideFromMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<HideFromMemberMutation, HideFromMemberMutationVariables>;
export const ShowToMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowToMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShowToMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showToMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerName"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]} as unknown as DocumentNode<ShowToMemberMutation, ShowToMemberMutationVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const PlayProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"showsName"}}]}}]}}]} as unknown as DocumentNode<PlayProfileQuery, PlayProfileQueryVariables>;
export const SetPlayProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPlayProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPlayProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPlayProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"showsName"}}]}}]}}]} as unknown as DocumentNode<SetPlayProfileMutation, SetPlayProfileMutationVariables>;
export const ProofMethodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProofMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ProofMethodsQuery, ProofMethodsQueryVariables>;
export const StartPasskeyProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyProof"}}]}}]} as unknown as DocumentNode<StartPasskeyProofMutation, StartPasskeyProofMutationVariables>;
export const ProveIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ProveIdentityMutation, ProveIdentityMutationVariables>;
export const MySecondFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<MySecondFactorsQuery, MySecondFactorsQueryVariables>;
export const StartAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RemoveAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const StartPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"}}]}}]} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const SubscribeNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>;
export const SubmitMemberSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitMemberSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitMemberSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitMemberSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitMemberSurveyMutation, SubmitMemberSurveyMutationVariables>;
export const SubmitPricingSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitPricingSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitPricingSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitPricingSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitPricingSurveyMutation, SubmitPricingSurveyMutationVariables>;
export const SubmitAmenitiesSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitAmenitiesSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitAmenitiesSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitAmenitiesSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitAmenitiesSurveyMutation, SubmitAmenitiesSurveyMutationVariables>;
export const SubmitLocationSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitLocationSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitLocationSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitLocationSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SubmitLocationSurveyMutation, SubmitLocationSurveyMutationVariables>;
export const LeaveWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"leftReason"}}]}}]} as unknown as DocumentNode<LeaveWaitlistMutation, LeaveWaitlistMutationVariables>;
export const PlacesMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacesMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]} as unknown as DocumentNode<PlacesMailQuery, PlacesMailQueryVariables>;
export const SetPlacesMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPlacesMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPlacesMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPlacesMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]} as unknown as DocumentNode<SetPlacesMailMutation, SetPlacesMailMutationVariables>;
export const WaitlistStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitlistStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailySignups"}},{"kind":"Field","name":{"kind":"Name","value":"spotsRemaining"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]} as unknown as DocumentNode<WaitlistStatsQuery, WaitlistStatsQueryVariables>;
export const MyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"}}]}}]} as unknown as DocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;