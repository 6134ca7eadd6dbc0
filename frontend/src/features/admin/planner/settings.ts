import { plannerDefaults as usual, plannerLimits, within } from '@shared/planner-rules'
import { mapRecord, recordKeys } from '../section/recordKeys'

interface Setting {
  min: number
  max: number
  /** 1 allows whole numbers only. */
  step: number
  /** The value if the URL has none. */
  usual: number
}

const { members, reservationsPerWeek, courts, metShare } = plannerLimits

/** The server's share of wishes, 0 to 1, is in percent here. */
const PERCENT = 100

/** The numbers that a forecast is asked for, by their names in the URL. */
export const settings = {
  members: { ...members, step: 1, usual: usual.members },
  reservations: { ...reservationsPerWeek, step: 0.01, usual: usual.reservationsPerWeek },
  courts: { ...courts, step: 1, usual: usual.courts },
  met: {
    min: metShare.min * PERCENT,
    max: metShare.max * PERCENT,
    step: 1,
    usual: usual.metShare * PERCENT,
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

/** The settings with a number of reservations a week: the chosen one, or the club's own. */
export interface ShownSettings extends Record<SettingName, number> {
  /** Whether anonymous answers count. */
  anonymous: boolean
}

/** The settings of a URL. Without chosen reservations, the forecast uses the club's own. */
export interface Settings extends Omit<ShownSettings, 'reservations'> {
  reservations: number | null
}

/** Returns the settings with the club's own reservations a week if none were chosen. */
export const withReservations = (settings: Settings, own: number): ShownSettings => ({
  ...settings,
  reservations: settings.reservations ?? own,
})

/** The URL parameters of the section. */
export type PlannerParam = SettingName | 'anonymous'

/** The value of `anonymous` in the URL that leaves anonymous answers out; without it they count. */
export const LEFT_OUT = 'no'

/** A number as people write it: no sign, no exponent. */
const DECIMAL = /^\s*(\d+\.?\d*|\.\d+)\s*$/

/** Returns the error of a setting's text, which is typed or in the URL. */
export function findProblem(name: SettingName, text: string): string | undefined {
  const { step, ...range } = settings[name]
  const value = DECIMAL.test(text) ? Number(text) : NaN
  return within(range)(step === 1 && !Number.isInteger(value) ? NaN : value)
}

/**
 * Returns the settings of a URL. A missing or invalid one has its usual value; `invalid` names the
 * invalid ones.
 */
export function readSettings(get: (name: PlannerParam) => string | undefined) {
  const isInvalid = (name: SettingName) => {
    const text = get(name)
    return text !== undefined && findProblem(name, text) !== undefined
  }
  const invalid = recordKeys(settings).filter(isInvalid)
  const numbers = mapRecord(settings, ({ usual }, name): number =>
    invalid.includes(name) ? usual : Number(get(name) ?? usual),
  )
  const isChosen = get('reservations') !== undefined && !invalid.includes('reservations')
  const values: Settings = {
    ...numbers,
    reservations: isChosen ? numbers.reservations : null,
    anonymous: get('anonymous') !== LEFT_OUT,
  }
  return { values, invalid }
}

/** Returns the arguments of the server's queries that do not depend on the number of members. */
export const toBasis = ({ reservations, courts, met, anonymous }: Settings) => ({
  reservationsPerWeek: reservations,
  courts,
  metShare: met / PERCENT,
  anonymous,
})
