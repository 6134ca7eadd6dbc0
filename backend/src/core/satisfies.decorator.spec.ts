import { validateSync } from 'class-validator'
import fc from 'fast-check'
import { rounds } from '../../test/rounds'
import type { Rule } from '../shared/rule'
import { rules } from '../shared/rules'
import { Satisfies } from './satisfies.decorator'

const checks = Object.entries(rules).map(([name, rule]) => {
  class Judged {
    // Lists have their own rules; a rule receives only values that the schema accepts.
    @Satisfies(rule as Rule<unknown>)
    value: unknown
  }
  const messageOf = (value: unknown) => {
    const [report] = validateSync(Object.assign(new Judged(), { value }))
    return Object.values(report?.constraints ?? {})[0]
  }
  return { name, rule: rule as Rule<unknown>, messageOf }
})
const ofLists = ['importantFeatures', 'interestedFeatures']

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom('a', '@', '.', ' ', '-', '\n', '\u0000', '\ud800', '🏓'),
    maxLength: 20,
  }),
  fc.emailAddress(),
  fc.uuid(),
)

test('Satisfies: checks each rule with its message (SEC-I4)', () => {
  for (const { name, rule, messageOf } of checks) {
    const values = ofLists.includes(name) ? fc.array(text, { maxLength: 25 }) : text
    fc.assert(
      fc.property(values as fc.Arbitrary<unknown>, value => {
        expect([name, messageOf(value)]).toEqual([name, rule(value)])
      }),
      { numRuns: rounds(60, 200) },
    )
    expect(messageOf(null)).toBeUndefined()
    expect(messageOf(undefined)).toBeUndefined()
  }
})
