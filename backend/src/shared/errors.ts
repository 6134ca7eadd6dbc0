/** Also the message for a link that the page itself recognizes as malformed. */
export const LINK_EXPIRED_MESSAGE = 'This link has been used or has expired.'

/** All error codes, each with its REST status and its message for people. */
export const ERRORS = {
  BAD_USER_INPUT: { status: 400, message: 'Please check the marked fields.' },
  UNAUTHENTICATED: { status: 401, message: 'Unauthorized' },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    message: 'Please confirm that it is you with your second factor.',
  },
  FORBIDDEN: { status: 403, message: 'Access Denied' },
  FRESH_PROOF_REQUIRED: { status: 403, message: 'Please confirm first that it is you.' },
  NOT_FOUND: { status: 404, message: 'We could not find that.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'That method is not offered here.' },
  NOT_ACCEPTABLE: { status: 406, message: 'We answer in JSON (application/json) only.' },
  CONFLICT: { status: 409, message: 'That has already been done.' },
  DAILY_LIMIT: { status: 409, message: 'All of today’s places are taken.' },
  WAITLIST_CLOSED: { status: 409, message: 'The waitlist is full.' },
  NOT_OPEN_YET: { status: 409, message: 'That is not open yet.' },
  OUTSIDE_WINDOW: { status: 409, message: 'This time cannot be booked yet.' },
  LIMIT_REACHED: { status: 409, message: 'You have as many bookings as the club allows.' },
  CHARGE_REQUIRED: { status: 409, message: 'This costs extra. Please accept the charges first.' },
  SLOT_TAKEN: { status: 409, message: 'Somebody was faster: this time is taken.' },
  LINK_EXPIRED: { status: 410, message: LINK_EXPIRED_MESSAGE },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'That is more than we can read at once.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON (application/json).' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message:
      'This key was used for something else, or more than 24 hours ago. Please send a new one.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many tries. Please try again later.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our side.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'We are busy right now. Please try again shortly.' },
} as const

export type ErrorCode = keyof typeof ERRORS

/**
 * The data of an error besides code, message and fields, by code. GraphQL's extensions, REST's body
 * and the client's `Failure` pass on every member without naming any.
 */
export interface ErrorDetails {
  /** `challenge`: what to send with the second factor, for 5 minutes; `methods`: what is accepted. */
  SECOND_FACTOR_REQUIRED: { challenge: string; methods: SecondFactorMethod[] }
  /**
   * `requiredScope`: the scope that the access token lacks; `needsSecondFactor`: the person's role
   * would do, but they must add a second factor first (ACCOUNT-49).
   */
  FORBIDDEN: { requiredScope?: string; needsSecondFactor?: true }
  /** `place`: where the booking is that the caller has read at another place. */
  CONFLICT: { place?: PlaceDetail }
  /** `resetsAt`: the ISO instant at which places open again. */
  DAILY_LIMIT: { resetsAt: string }
  /** `opensAt`: the ISO instant from which the caller can book that time. */
  OUTSIDE_WINDOW: { opensAt: string }
  /**
   * `limit`: bookings to come, or on one day, or hours in line, or open WebSockets, or the
   * subscriptions of one; `max`: how many are allowed.
   */
  LIMIT_REACHED: {
    limit: 'upcoming' | 'daily' | 'standby' | 'sockets' | 'subscriptions'
    max: number
  }
  /** `charges`: what the club would write down, with the amount of each in US cents. */
  CHARGE_REQUIRED: { charges: ChargeDetail[] }
  /**
   * `retryAfter`: seconds until a retry can succeed, the header Retry-After too; `resetsAt`: the
   * ISO instant.
   */
  RATE_LIMITED: { resetsAt?: string; retryAfter: number }
  /** `retryAfter`: as above. */
  SERVICE_UNAVAILABLE: { retryAfter: number }
  /** Only if the operation exceeds a limit; the code also stands for other invalid operations. */
  GRAPHQL_VALIDATION_FAILED: Partial<ExceededLimit>
  /** Only if the document has too many tokens. */
  GRAPHQL_PARSE_FAILED: Partial<ExceededLimit>
}

/** What finishes a sign-in after the password. */
export type SecondFactorMethod = 'code' | 'recoveryCode' | 'passkey'

/** A property of an operation that is limited. */
export type OperationLimit =
  | 'tokens'
  | 'lines'
  | 'depth'
  | 'introspectionDepth'
  | 'aliases'
  | 'typenames'
  | 'schemas'
  | 'types'
  | 'directives'
  | 'values'
  | 'cost'
  /** The values that introspection returns. */
  | 'introspection'

/** The limit that an operation exceeds. */
export interface ExceededLimit {
  limit: OperationLimit
  /** What was measured; not for `tokens` and `introspection`, which are not counted to the end. */
  measured?: number
  max: number
}

/** A fee that an action would cost. */
export interface ChargeDetail {
  kind: 'extra_reservation' | 'guest_pass' | 'late_cancellation'
  /** The amount in US cents. */
  cents: number
}

/** An hour of a court; the times are ISO instants. */
interface PlaceDetail {
  court: { id: string; name: string }
  startsAt: string
  endsAt: string
}

/** The details of errors with this code; no member for a code that has none. */
export type DetailsOf<Code> = Code extends keyof ErrorDetails ? ErrorDetails[Code] : object

/** An error of one input field, as in REST and GraphQL responses. */
export interface FieldError {
  /** The field's name. */
  field: string
  message: string
  /**
   * The path to the field, with list positions from 0. It starts at the argument; in REST, at the
   * body.
   */
  path: (string | number)[]
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code)
}
