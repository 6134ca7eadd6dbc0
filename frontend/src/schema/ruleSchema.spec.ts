/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import type { Rule } from '@shared/rule'
import { rules } from '@shared/rules'
import fc from 'fast-check'
import { ValidationError } from 'yup'
import { ruleSchema } from './ruleSchema'

type TextRules = [name: string, rule: Rule][]

/** The rules for texts; rules for lists are tested as lists. */
const ofTexts = Object.entries(rules).filter(
  ([name]) => name !== 'importantFeatures' && name !== 'interestedFeatures',
) as TextRules

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

function messageOf(rule: Rule, value: unknown): string | undefined {
  try {
    ruleSchema(rule).validateSync(value)
    return undefined
  } catch (error) {
    return (error as ValidationError).message
  }
}

test.each(ofTexts)(
  'ruleSchema: a form validates %s with the rule’s own message (SEC-I4)',
  (_, rule) => {
    fc.assert(
      fc.property(text, value => {
        expect(messageOf(rule, value)).toBe(rule(value))
      }),
      { numRuns: 25 },
    )
    expect(messageOf(rule, null)).toBe(rule(''))
    expect(messageOf(rule, undefined)).toBe(rule(''))
  },
)
