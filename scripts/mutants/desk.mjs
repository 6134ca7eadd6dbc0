/** Defects at the desk: the day, blocks of courts and charges. */

const FEATURES = 'backend/src/features'
/** @param {string} name */
const specOf = name => [`${FEATURES}/${name}.spec.ts`]
const blocks = specOf('court-blocks/court-blocks')
const blockRaces = specOf('court-blocks/block-races')
const blockTimes = specOf('court-blocks/block-times')
const schedule = specOf('desk/court-schedule')
const attendance = specOf('desk/attendance')
const booking = specOf('desk/desk')
const charges = specOf('charges/charges')
const BLOCKS = `${FEATURES}/court-blocks/court-blocks.service.ts`
const TIMES = `${FEATURES}/court-blocks/block-times.ts`
const ATTENDANCE = `${FEATURES}/desk/attendance.service.ts`
const CHARGES = `${FEATURES}/charges/charges.service.ts`

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const desk = [
  { name: 'a block does not wait for bookings', file: BLOCKS, find: '  await lockAllCourts(em)\n  const within', replace: '  const within', specs: blockRaces },
  { name: 'a block cancels a booking that has begun', file: BLOCKS, find: 'startsAt !== null && startsAt > now', replace: 'startsAt !== null', specs: blocks },
  { name: 'courts are blocked in phase waitlist', file: BLOCKS, find: '  await requirePhase(LaunchPhase.memberships, em)\n', replace: '', specs: blocks },
  { name: 'a block ends at the first of two times', file: TIMES, find: "toPlainDateTime(endTime), 'later'", replace: "toPlainDateTime(endTime), 'earlier'", specs: blockTimes },
  { name: 'a block of 367 days', file: TIMES, find: 'const DAYS_MAX = 366', replace: 'const DAYS_MAX = 367', specs: blockTimes },
  { name: 'the day shows removed blocks', file: `${FEATURES}/desk/court-schedule.service.ts`, find: ', removedAt: IsNull() }', replace: ' }', specs: blocks },
  { name: 'members follow the team’s day', file: `${FEATURES}/desk/desk.resolver.ts`, find: '  @Authorized(Role.ADMIN)\n  @TokenAccess(TokenScope.BOOKINGS_READ)\n  @Subscription', replace: '  @Authorized()\n  @TokenAccess(TokenScope.BOOKINGS_READ)\n  @Subscription', specs: schedule, test: 'refuses' },
  { name: 'an arrival is marked a day later', file: ATTENDANCE, find: 'endOfClubDay(startsAt, 1)', replace: 'endOfClubDay(startsAt, 2)', specs: attendance },
  { name: 'a member is absent after 14 minutes', file: 'backend/src/shared/desk-rules.ts', find: 'absent: 15', replace: 'absent: 14', specs: attendance },
  { name: 'a repeated key is audited again', file: `${FEATURES}/desk/desk.service.ts`, find: '    if (isNew) await', replace: '    await', specs: booking },
  { name: 'a charge is settled twice', file: CHARGES, find: '    if (!from.includes(state))', replace: '    if (state === ChargeState.void)', specs: charges },
  { name: 'a charge of a booking cancelled free of charge is reopened', file: CHARGES, find: 'to.state === open && booking.wasLate === false', replace: 'booking.wasLate === null && booking.cancelledAt', specs: charges },
]
