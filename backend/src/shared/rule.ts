/**
 * A rule returns a message for an invalid value, or undefined. Server and client run the same
 * function.
 */
export interface Rule<Value = string> {
  (value: Value): string | undefined
  /** What of the rule a schema can say; the API's description shows it. */
  limits?: Limits
}

/** The limits of a text or of a list, in the words of JSON Schema. Lengths are code points. */
export interface Limits {
  format?: 'email' | 'password' | 'uuid'
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  /** The limits of each item of a list. */
  items?: Limits
}

/** Returns the rule with its limits. */
export const limited = <Value>(limits: Limits | undefined, rule: Rule<Value>): Rule<Value> =>
  Object.assign(rule, { limits })

/** Applies `rule` only to a non-empty value (API-9). */
export function optional(rule: Rule): Rule {
  return limited({ ...rule.limits, minLength: 0 }, value =>
    value.trim() ? rule(value) : undefined,
  )
}

/** A rule for at most `max` different values; `message` differs by form. */
export function atMost(max: number, message: string): Rule<readonly string[]> {
  return limited({ maxItems: max }, values => (new Set(values).size > max ? message : undefined))
}

/** Applies the rule to each value of a list; returns the first message. */
export function each(rule: Rule): Rule<readonly string[]> {
  return limited({ items: rule.limits }, values =>
    values.map(rule).find(message => message !== undefined),
  )
}

/** Applies all rules in order; returns the first message. */
export function all<Value>(...parts: Rule<Value>[]): Rule<Value> {
  const limits = parts.reduce<Limits>((all, rule) => ({ ...all, ...rule.limits }), {})
  return limited(limits, value =>
    parts.map(rule => rule(value)).find(message => message !== undefined),
  )
}
