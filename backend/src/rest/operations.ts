/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Whether the court is held for the member. */
export type BookingStatus =
  /** The booking was cancelled. */
  | 'cancelled'
  /** The court is held. */
  | 'confirmed'
  /** The member did not come. */
  | 'no_show';

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

/** The signed-in person’s request for a place. */
export type JoinWaitlistInput = {
  /** The plan that the person would like; optional. Stored with a new entry; does not change an existing one. */
  planWish?: PlanWish | null | undefined;
  /** The code of an invitation; optional, case-insensitive. An unknown code is ignored: the caller gets a place, and nobody is rewarded. */
  referralCode?: string | null | undefined;
  /** The caller’s own id; optional. Any other id is FORBIDDEN. */
  userId?: string | null | undefined;
};

/** The token of a newsletter mail’s unsubscribe link. */
export type LeaveNewsletterInput = {
  /** The token of the link: the part after its #. */
  token: string;
};

/** The credentials of an account. */
export type LoginInput = {
  /** The address of the account; case-insensitive. */
  email: string;
  /** The account’s password. */
  password: string;
};

/** Whether a membership is in force. */
export type MembershipState =
  /** In force, until `endsOn` if that is set. */
  | 'active'
  /** Ended. */
  | 'ended';

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

/** The plan that a person would like. It reserves no plan, no price and no earlier place. */
export type PlanWish =
  /** The Standard plan. */
  | 'standard'
  /** The Unlimited plan. */
  | 'unlimited';

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

/** Whether a person would join if the club opened within 60 days. */
export type ReadinessToJoin =
  /** Not now. */
  | 'no_not_now'
  /** Possibly. */
  | 'possibly'
  /** Yes, certainly. */
  | 'yes_100';

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

/** The direction of an order. */
export type SortDirection =
  /** Ascending: smallest, earliest or alphabetically first. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

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

export type RestUserFragment = { id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, authProvider: string, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, createdAt: string, updatedAt: string, isAdmin: boolean };

export type RestEntryFragment = { id: string, userId: string, position: number, joinedAt: string, status: WaitlistStatus, referralCode: string, referralRewards: number, planWish: PlanWish | null };

export type RestMeQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMeQuery = { me: { id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, authProvider: string, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, createdAt: string, updatedAt: string, isAdmin: boolean } | null };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login: { id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, authProvider: string, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, createdAt: string, updatedAt: string, isAdmin: boolean } | null };

export type RestFinishSignInMutationVariables = Exact<{
  input: FinishSignInInput;
}>;


export type RestFinishSignInMutation = { finishSignIn: { id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, authProvider: string, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, createdAt: string, updatedAt: string, isAdmin: boolean } | null };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, authProvider: string, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, createdAt: string, updatedAt: string, isAdmin: boolean } | null };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: boolean | null };

export type RestJoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type RestJoinWaitlistMutation = { joinWaitlist: { created: boolean, entry: { id: string, userId: string, position: number, joinedAt: string, status: WaitlistStatus, referralCode: string, referralRewards: number, planWish: PlanWish | null } } | null };

export type RestWaitlistStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWaitlistStatsQuery = { waitlistStats: { dailySignups: number, spotsRemaining: number } };

export type RestWaitlistQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RestWaitlistQuery = { waitlist: { edges: Array<{ node: { id: string, position: number, status: WaitlistStatus, createdAt: string, user: { firstName: string | null, lastName: string | null, email: string, joinDate: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestSubmitContactMutationVariables = Exact<{
  input: SubmitContactInput;
}>;


export type RestSubmitContactMutation = { submitContact: { id: string, createdAt: string } | null };

export type RestUpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type RestUpdateProfileMutation = { updateProfile: { id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, authProvider: string, membershipPlan: string | null, membershipStatus: string, joinDate: string | null, createdAt: string, updatedAt: string, isAdmin: boolean } | null };

export type RestBookingFragment = { id: string, userId: string, courtName: string, bookingDate: string, startTime: string, duration: number, status: BookingStatus, createdAt: string };

export type RestBookingsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RestBookingsQuery = { bookings: { edges: Array<{ node: { id: string, userId: string, courtName: string, bookingDate: string, startTime: string, duration: number, status: BookingStatus, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestUpcomingBookingsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RestUpcomingBookingsQuery = { upcomingBookings: { edges: Array<{ node: { id: string, userId: string, courtName: string, bookingDate: string, startTime: string, duration: number, status: BookingStatus, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestSubmitMemberSurveyMutationVariables = Exact<{
  input: SubmitMemberSurveyInput;
}>;


export type RestSubmitMemberSurveyMutation = { submitMemberSurvey: { id: string, userId: string | null, drivingDistance: DrivingDistance | null, playingDays: Array<PlayingDay>, preferredTimes: Array<PreferredTime>, importantFeatures: Array<ImportantFeature>, premiumFeatures: Array<PremiumFeature>, pricingFeedback: PricingFeedback | null, readinessToJoin: ReadinessToJoin | null, wouldRefer: WouldRefer | null, email: string | null, playsPerWeek: PlaysPerWeek | null, createdAt: string } | null };

export type RestSubmitPricingSurveyMutationVariables = Exact<{
  input: SubmitPricingSurveyInput;
}>;


export type RestSubmitPricingSurveyMutation = { submitPricingSurvey: { id: string, name: string | null, email: string | null, preferredPricingModel: PricingModel | null, additionalComments: string | null, submittedAt: string } | null };

export type RestSubmitAmenitiesSurveyMutationVariables = Exact<{
  input: SubmitAmenitiesSurveyInput;
}>;


export type RestSubmitAmenitiesSurveyMutation = { submitAmenitiesSurvey: { id: string, name: string | null, email: string | null, fitnessCenter: boolean, personalTraining: boolean, groupFitnessClasses: boolean, yogaStudio: boolean, cafeteria: boolean, smoothieBar: boolean, vendingMachines: boolean, massageTherapy: boolean, physicalTherapy: boolean, saunaStream: boolean, iceBaths: boolean, loungeArea: boolean, privateEventSpace: boolean, outdoorPatio: boolean, equipmentRental: boolean, lockerRental: boolean, proShop: boolean, childcare: boolean, laundryService: boolean, parkingValidation: boolean, additionalComments: string | null, submittedAt: string } | null };

export type RestSubmitLocationSurveyMutationVariables = Exact<{
  input: SubmitLocationSurveyInput;
}>;


export type RestSubmitLocationSurveyMutation = { submitLocationSurvey: { id: string, name: string | null, email: string | null, preferredLocation: PreferredLocation, otherLocation: string | null, createdAt: string } | null };

export type RestExportWaitlistQueryVariables = Exact<{
  status?: WaitlistStatus | null | undefined;
  ids?: Array<string> | string | null | undefined;
  planWish?: PlanWish | null | undefined;
  search?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  sort?: WaitlistSort | null | undefined;
  direction?: SortDirection | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExportWaitlistQuery = { waitlist: { edges: Array<{ node: { id: string, position: number, status: WaitlistStatus, joinedAt: string, referralRewards: number, planWish: PlanWish | null, user: { firstName: string | null, lastName: string | null, email: string, joinDate: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestExportMembershipsQueryVariables = Exact<{
  state?: MembershipState | null | undefined;
  search?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExportMembershipsQuery = { memberships: { edges: Array<{ node: { id: string, number: number, plan: Plan, state: MembershipState, startedAt: string, endsOn: string | null, person: { firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestExportChargesQueryVariables = Exact<{
  state?: ChargeState | null | undefined;
  search?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExportChargesQuery = { charges: { edges: Array<{ node: { id: string, kind: ChargeKind, cents: number, state: ChargeState, settledHow: string | null, method: PaymentMethod | null, settledAt: string | null, settledByName: string | null, waivedReason: string | null, createdAt: string, courtName: string, startsAt: string, person: { firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestExportDuesQueryVariables = Exact<{
  state?: DueState | null | undefined;
  search?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExportDuesQuery = { dues: { edges: Array<{ node: { id: string, kind: DueKind, cents: number, state: DueState, method: PaymentMethod | null, settledAt: string | null, settledByName: string | null, waivedReason: string | null, createdAt: string, plan: Plan, periodStart: string, periodEnd: string, dueOn: string, note: string | null, person: { firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestExportNewsletterQueryVariables = Exact<{
  search?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExportNewsletterQuery = { newsletterSubscriptions: { edges: Array<{ node: { id: string, email: string, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestExportAuditQueryVariables = Exact<{
  userId?: string | null | undefined;
  actorId?: string | null | undefined;
  action?: AuditAction | null | undefined;
  search?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExportAuditQuery = { auditLog: { edges: Array<{ node: { id: string, what: string, actorName: string | null, actorEmail: string | null, tokenId: string | null, tokenName: string | null, browser: string | null, before: Record<string, unknown>, after: Record<string, unknown>, createdAt: string, subject: { id: string, firstName: string | null, lastName: string | null, email: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestLeaveNewsletterMutationVariables = Exact<{
  input: LeaveNewsletterInput;
}>;


export type RestLeaveNewsletterMutation = { leaveNewsletter: boolean | null };

export type RestCalendarQueryVariables = Exact<{
  token: string;
}>;


export type RestCalendarQuery = { calendar: string | null };

export type RestCalendarFileQueryVariables = Exact<{
  bookingId: string;
}>;


export type RestCalendarFileQuery = { calendarFile: string | null };

export type RestMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataQuery = { myData: Array<{ name: string, about: string, rows: Array<Record<string, unknown>> }> | null };

export type RestExportTillQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type RestExportTillQuery = { till: { entries: Array<{ id: string, what: string, cents: number, method: PaymentMethod | null, note: string | null, settledAt: string, settledBy: string | null, person: { firstName: string | null, lastName: string | null, email: string } }> } | null };

export type RestExportBookingsQueryVariables = Exact<{
  period?: UsePeriod | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestExportBookingsQuery = { pastBookings: { edges: Array<{ node: { id: string, courtName: string, startsAt: string, createdAt: string, status: BookingStatus, checkedInAt: string | null, guests: Array<string> | null, wasLate: boolean | null, person: { firstName: string | null, lastName: string | null, email: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export const MemberSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"drivingDistance"}},{"kind":"Field","name":{"kind":"Name","value":"playingDays"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTimes"}},{"kind":"Field","name":{"kind":"Name","value":"importantFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"premiumFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"pricingFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"readinessToJoin"}},{"kind":"Field","name":{"kind":"Name","value":"wouldRefer"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"playsPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MemberSurveyFieldsFragment, unknown>;
export const PricingSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PricingSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPricingModel"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<PricingSurveyFieldsFragment, unknown>;
export const AmenitiesSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenitiesSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmenitiesSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessCenter"}},{"kind":"Field","name":{"kind":"Name","value":"personalTraining"}},{"kind":"Field","name":{"kind":"Name","value":"groupFitnessClasses"}},{"kind":"Field","name":{"kind":"Name","value":"yogaStudio"}},{"kind":"Field","name":{"kind":"Name","value":"cafeteria"}},{"kind":"Field","name":{"kind":"Name","value":"smoothieBar"}},{"kind":"Field","name":{"kind":"Name","value":"vendingMachines"}},{"kind":"Field","name":{"kind":"Name","value":"massageTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"physicalTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"saunaStream"}},{"kind":"Field","name":{"kind":"Name","value":"iceBaths"}},{"kind":"Field","name":{"kind":"Name","value":"loungeArea"}},{"kind":"Field","name":{"kind":"Name","value":"privateEventSpace"}},{"kind":"Field","name":{"kind":"Name","value":"outdoorPatio"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentRental"}},{"kind":"Field","name":{"kind":"Name","value":"lockerRental"}},{"kind":"Field","name":{"kind":"Name","value":"proShop"}},{"kind":"Field","name":{"kind":"Name","value":"childcare"}},{"kind":"Field","name":{"kind":"Name","value":"laundryService"}},{"kind":"Field","name":{"kind":"Name","value":"parkingValidation"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<AmenitiesSurveyFieldsFragment, unknown>;
export const LocationSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocationSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherLocation"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LocationSurveyFieldsFragment, unknown>;
export const GeneralSurveyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneralSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"playFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"interestedFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"membershipInterest"}},{"kind":"Field","name":{"kind":"Name","value":"hearAboutUs"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<GeneralSurveyFieldsFragment, unknown>;
export const RestUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authProvider"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode<RestUserFragment, unknown>;
export const RestEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}}]}}]} as unknown as DocumentNode<RestEntryFragment, unknown>;
export const RestBookingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestBookingFragment, unknown>;
export const RestMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authProvider"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode<RestMeQuery, RestMeQueryVariables>;
export const RestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authProvider"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode<RestLoginMutation, RestLoginMutationVariables>;
export const RestFinishSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestFinishSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authProvider"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode<RestFinishSignInMutation, RestFinishSignInMutationVariables>;
export const RestRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authProvider"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestJoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestJoinWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}}]}}]} as unknown as DocumentNode<RestJoinWaitlistMutation, RestJoinWaitlistMutationVariables>;
export const RestWaitlistStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestWaitlistStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailySignups"}},{"kind":"Field","name":{"kind":"Name","value":"spotsRemaining"}}]}}]}}]} as unknown as DocumentNode<RestWaitlistStatsQuery, RestWaitlistStatsQueryVariables>;
export const RestWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestWaitlistQuery, RestWaitlistQueryVariables>;
export const RestSubmitContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSubmitContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<RestSubmitContactMutation, RestSubmitContactMutationVariables>;
export const RestUpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authProvider"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPlan"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStatus"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}}]} as unknown as DocumentNode<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;
export const RestBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBooking"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestBookingsQuery, RestBookingsQueryVariables>;
export const RestUpcomingBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUpcomingBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upcomingBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBooking"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourtBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingDate"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUpcomingBookingsQuery, RestUpcomingBookingsQueryVariables>;
export const RestSubmitMemberSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSubmitMemberSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitMemberSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitMemberSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberSurveyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"drivingDistance"}},{"kind":"Field","name":{"kind":"Name","value":"playingDays"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTimes"}},{"kind":"Field","name":{"kind":"Name","value":"importantFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"premiumFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"pricingFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"readinessToJoin"}},{"kind":"Field","name":{"kind":"Name","value":"wouldRefer"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"playsPerWeek"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSubmitMemberSurveyMutation, RestSubmitMemberSurveyMutationVariables>;
export const RestSubmitPricingSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSubmitPricingSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitPricingSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitPricingSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingSurveyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PricingSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPricingModel"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<RestSubmitPricingSurveyMutation, RestSubmitPricingSurveyMutationVariables>;
export const RestSubmitAmenitiesSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSubmitAmenitiesSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitAmenitiesSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitAmenitiesSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmenitiesSurveyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmenitiesSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmenitiesSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessCenter"}},{"kind":"Field","name":{"kind":"Name","value":"personalTraining"}},{"kind":"Field","name":{"kind":"Name","value":"groupFitnessClasses"}},{"kind":"Field","name":{"kind":"Name","value":"yogaStudio"}},{"kind":"Field","name":{"kind":"Name","value":"cafeteria"}},{"kind":"Field","name":{"kind":"Name","value":"smoothieBar"}},{"kind":"Field","name":{"kind":"Name","value":"vendingMachines"}},{"kind":"Field","name":{"kind":"Name","value":"massageTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"physicalTherapy"}},{"kind":"Field","name":{"kind":"Name","value":"saunaStream"}},{"kind":"Field","name":{"kind":"Name","value":"iceBaths"}},{"kind":"Field","name":{"kind":"Name","value":"loungeArea"}},{"kind":"Field","name":{"kind":"Name","value":"privateEventSpace"}},{"kind":"Field","name":{"kind":"Name","value":"outdoorPatio"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentRental"}},{"kind":"Field","name":{"kind":"Name","value":"lockerRental"}},{"kind":"Field","name":{"kind":"Name","value":"proShop"}},{"kind":"Field","name":{"kind":"Name","value":"childcare"}},{"kind":"Field","name":{"kind":"Name","value":"laundryService"}},{"kind":"Field","name":{"kind":"Name","value":"parkingValidation"}},{"kind":"Field","name":{"kind":"Name","value":"additionalComments"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]} as unknown as DocumentNode<RestSubmitAmenitiesSurveyMutation, RestSubmitAmenitiesSurveyMutationVariables>;
export const RestSubmitLocationSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSubmitLocationSurvey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitLocationSurveyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitLocationSurvey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocationSurveyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationSurveyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocationSurvey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherLocation"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSubmitLocationSurveyMutation, RestSubmitLocationSurveyMutationVariables>;
export const RestExportWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planWish"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanWish"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistSort"}},"defaultValue":{"kind":"EnumValue","value":"position"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}},"defaultValue":{"kind":"EnumValue","value":"ASC"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"planWish"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planWish"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"referralRewards"}},{"kind":"Field","name":{"kind":"Name","value":"planWish"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"joinDate"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestExportWaitlistQuery, RestExportWaitlistQueryVariables>;
export const RestExportMembershipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportMemberships"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestExportMembershipsQuery, RestExportMembershipsQueryVariables>;
export const RestExportChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportCharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledHow"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestExportChargesQuery, RestExportChargesQueryVariables>;
export const RestExportDuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportDues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DueState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledByName"}},{"kind":"Field","name":{"kind":"Name","value":"waivedReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"periodStart"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestExportDuesQuery, RestExportDuesQueryVariables>;
export const RestExportNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestExportNewsletterQuery, RestExportNewsletterQueryVariables>;
export const RestExportAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenName"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestExportAuditQuery, RestExportAuditQueryVariables>;
export const RestLeaveNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLeaveNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveNewsletterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RestLeaveNewsletterMutation, RestLeaveNewsletterMutationVariables>;
export const RestCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<RestCalendarQuery, RestCalendarQueryVariables>;
export const RestCalendarFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCalendarFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}}]}]}}]} as unknown as DocumentNode<RestCalendarFileQuery, RestCalendarFileQueryVariables>;
export const RestMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]} as unknown as DocumentNode<RestMyDataQuery, RestMyDataQueryVariables>;
export const RestExportTillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportTill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"till"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledBy"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestExportTillQuery, RestExportTillQueryVariables>;
export const RestExportBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExportBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsePeriod"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pastBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"wasLate"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestExportBookingsQuery, RestExportBookingsQueryVariables>;