/** Defects in the demand forecast. */

const PLANNER = 'backend/src/features/planner'
/** @param {string} name */
const specOf = name => [`${PLANNER}/${name}.spec.ts`]
const answers = specOf('answer-groups')
const forecast = specOf('demand-forecast')
const simulation = specOf('simulation')
const loads = specOf('shown-loads')
const hours = specOf('week-hours')
const api = specOf('planner')
const senders = ['backend/src/features/surveys/anonymous-answers.spec.ts']
const SENDERS = 'backend/src/features/surveys/anonymous-answers.ts'
const SURVEYS = 'backend/src/features/surveys/surveys.service.ts'
const GROUPS = `${PLANNER}/answer-groups.ts`
const SIMULATION = `${PLANNER}/simulation.ts`
const LOADS = `${PLANNER}/shown-loads.ts`
const FORECAST = `${PLANNER}/demand-forecast.ts`
const SERVICE = `${PLANNER}/demand-forecast.service.ts`
const DATA = `${PLANNER}/planner-data.service.ts`

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const planner = [
  { name: 'each answer is used at once', file: GROUPS, find: 'if (waiting.size < MIN_GROUP_SIZE)', replace: 'if (waiting.size < 1)', specs: answers },
  { name: 'a person who answers again counts in a group', file: GROUPS, find: 'waiting.add(person)', replace: 'waiting.add(`${person} ${index}`)', specs: answers },
  { name: 'a forecast shows one more answer', file: FORECAST, find: 'answersInUse(answers.accounts)', replace: 'latestWishes(answers.accounts)', specs: forecast },
  { name: 'a forecast shows one more anonymous answer', file: FORECAST, find: 'answersInUse(answers.anonymous)', replace: 'latestWishes(answers.anonymous)', specs: forecast },
  { name: 'anonymous answers cannot be left out', file: FORECAST, find: 'inOrderOfCells(question.anonymous ? [...accounts, ...anonymous] : accounts)', replace: 'inOrderOfCells([...accounts, ...anonymous])', specs: forecast },
  { name: 'a deleted account’s answer becomes anonymous', file: DATA, find: '"isFromAccount", array', replace: '"userId" IS NOT NULL AS "isFromAccount", array', specs: api },
  { name: 'answers beyond the limit of an address are used', file: DATA, find: 'WHERE "isInForecast" AND', replace: 'WHERE', specs: api },
  { name: 'four anonymous answers of an address are used', file: 'backend/src/shared/planner-rules.ts', find: 'max: 3,', replace: 'max: 4,', specs: senders },
  { name: 'answers of accounts count for their address', file: SURVEYS, find: 'if (!user) await', replace: 'await', specs: senders },
  { name: 'each address of a network adds answers', file: SENDERS, find: 'networkOf(address))', replace: 'address + networkOf.name)', specs: senders },
  { name: 'a count of anonymous answers never ends', file: SENDERS, find: 'points = CASE WHEN counted.expire <= $2 THEN 1 ELSE counted.points + 1 END', replace: 'points = counted.points + 1', specs: senders },
  { name: 'the number of answers below five is shown', file: FORECAST, find: 'count >= MIN_GROUP_SIZE', replace: 'count > 0', specs: forecast },
  { name: 'the number of answers tells who withdrew', file: FORECAST, find: 'wholeGroups(accounts.length)', replace: 'accounts.length', specs: forecast },
  { name: 'a forecast of 25 answers', file: FORECAST, find: 'const NEEDED_ANSWERS = 30', replace: 'const NEEDED_ANSWERS = 25', specs: forecast },
  { name: 'the grid tells small groups', file: GROUPS, find: 'Math.floor((weight + ROUNDING) / MIN_GROUP_SIZE)', replace: 'Math.round((weight + ROUNDING) / MIN_GROUP_SIZE)', specs: loads },
  { name: 'the grid measures the weights exactly', file: LOADS, find: 'groupedShape(shape)', replace: '[...shape]', specs: loads },
  { name: 'a full cell is high', file: LOADS, find: 'wishes < hours ?', replace: 'wishes <= hours ?', specs: loads },
  { name: 'ticking everything counts more', file: `${PLANNER}/wishes.ts`, find: ' + 1 / cells.length', replace: ' + 1', specs: specOf('wishes') },
  { name: 'more people than hours in a cell', file: SIMULATION, find: 'if (hours > 0)', replace: 'if (hours >= 0)', specs: simulation },
  { name: 'only the first cell is tried', file: SIMULATION, find: 'left > 0; left -= 1', replace: 'left > cells.length - 1; left -= 1', specs: simulation },
  { name: 'the draws depend on what is free', file: SIMULATION, find: 'wishOrder.restart(orderSeed)', replace: 'wishOrder.restart(orderSeed, free.reduce((sum, one) => sum + one))', specs: simulation },
  { name: 'the mean is exceeded by one', file: `${PLANNER}/random.ts`, find: 'let events = 0', replace: 'let events = 1', specs: simulation },
  { name: 'carries the first number below the share', file: `${PLANNER}/carrying-capacity.ts`, find: 'metShare) return member\n', replace: 'metShare) return member + 1\n', specs: simulation },
  { name: 'closed hours are bookable', file: `${PLANNER}/week-hours.ts`, find: ' - closedCourts', replace: '', specs: hours },
  { name: 'closed courts that were not asked about', file: DATA, find: ' AND court.number <= $4', replace: ' AND $4::int > 0', specs: api },
  { name: 'today counts as a coming day', file: DATA, find: 'clubDayAfter(now, 1),', replace: 'clubDayAfter(now, 0),', specs: api },
  { name: 'the promise is exceeded at 90 members', file: `${PLANNER}/forecast-warnings.ts`, find: 'promisedHours > availableHours', replace: 'promisedHours >= availableHours', specs: forecast },
  { name: 'equal questions are computed each', file: SERVICE, find: 'running.set(key, computed)', replace: 'void computed', specs: api },
  { name: 'a forecast without anonymous answers is that of another question', file: SERVICE, find: ', anonymous].join', replace: '].join', specs: api },
  { name: 'forecasts are not limited', file: `${PLANNER}/planner.resolver.ts`, find: '    await context.consumeLimit(FORECASTS, requireUser(context).id)\n', replace: '    requireUser(context)\n', specs: api },
  { name: 'an operation asks many forecasts', file: `${PLANNER}/planner.resolver.ts`, find: 'const COMPLEXITY = 300', replace: 'const COMPLEXITY = 30', specs: api },
  { name: '401 members', file: 'backend/src/shared/planner-rules.ts', find: 'max: 400', replace: 'max: 401', specs: api },
  { name: 'long work holds the event loop', file: 'backend/src/core/slices.ts', find: 'const SLICE_MS = 5', replace: 'const SLICE_MS = 5_000', specs: ['backend/src/core/slices.spec.ts'] },
]
