/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type OpenPlayQueryVariables = Exact<{
  night?: string | null | undefined;
}>;


export type OpenPlayQuery = { openPlay: { night: string, comesAt: string | null, hours: Array<{ startsAt: string, endsAt: string, isClosed: boolean, count: number, names: Array<string>, levels: Array<{ level: number | null, count: number }> }> } | null };

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


/** The name of a query of the schema. */
export type QueryField =
  | 'absentMembers'
  | 'accounts'
  | 'amenitiesSurveys'
  | 'auditFilters'
  | 'auditLog'
  | 'blocks'
  | 'bookingAllowance'
  | 'bookingPlayers'
  | 'bookings'
  | 'calendar'
  | 'calendarAddress'
  | 'calendarFile'
  | 'charges'
  | 'closureNotes'
  | 'clubTime'
  | 'contactSubmissions'
  | 'courtClosure'
  | 'courtClosures'
  | 'courtDay'
  | 'courtSchedule'
  | 'courtUse'
  | 'createCourtClosurePreview'
  | 'debtors'
  | 'demandForecast'
  | 'dueFigures'
  | 'dues'
  | 'forecastChanges'
  | 'forgetPreview'
  | 'generalSurveys'
  | 'hiddenMembers'
  | 'isOwnOfferLink'
  | 'launch'
  | 'letter'
  | 'letterLinks'
  | 'letterPreview'
  | 'letterReach'
  | 'letters'
  | 'locationSurveys'
  | 'mail'
  | 'mailPreferences'
  | 'mailQueue'
  | 'mails'
  | 'me'
  | 'memberSiteNotice'
  | 'memberSurveys'
  | 'membersWithoutBooking'
  | 'membershipEnd'
  | 'membershipFigures'
  | 'memberships'
  | 'myApiTokens'
  | 'myData'
  | 'myLatestOffer'
  | 'myMembership'
  | 'myOffer'
  | 'mySecondFactors'
  | 'mySessions'
  | 'myWaitlistEntry'
  | 'newsletterFigures'
  | 'newsletterSubscriptions'
  | 'openDues'
  | 'openPlay'
  | 'openPlayVisitors'
  | 'openSpots'
  | 'owedBy'
  | 'ownPlayerLinks'
  | 'pastBookings'
  | 'people'
  | 'person'
  | 'planChange'
  | 'planChangeOf'
  | 'planHistory'
  | 'planHistoryOf'
  | 'playProfile'
  | 'playedWith'
  | 'playerBookings'
  | 'playerLink'
  | 'pricingSurveys'
  | 'removeCourtClosurePreview'
  | 'schemaVersion'
  | 'sendsMail'
  | 'siteNotice'
  | 'siteNotices'
  | 'staff'
  | 'standby'
  | 'surveyResults'
  | 'till'
  | 'today'
  | 'upcomingBookings'
  | 'updateCourtClosurePreview'
  | 'waitlist'
  | 'waitlistEntryDetails'
  | 'waitlistStatistics'
  | 'waitlistStats'
  | 'wave'
  | 'wavePreview'
  | 'waves'
  | 'webhookDeliveries'
  | 'webhookEndpoints';
