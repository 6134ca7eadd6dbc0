import type { Rule } from './rule'
import { normalizeEmail, otherLocation, rules } from './rules'

const long = (size: number) => 'x'.repeat(size)

/** The names of the rules for a single text. */
type Text = {
  [Name in keyof typeof rules]: (typeof rules)[Name] extends Rule ? Name : never
}[keyof typeof rules]

/* rule, value, message */
const cases: [Text, string, string | undefined][] = [
  ['firstName', 'Camila', undefined],
  ['firstName', '  ', 'First name is required'],
  ['firstName', 'José 🏓', undefined],
  ['firstName', '<b>x</b>', undefined],
  ['firstName', 'a\u0000b', 'Please use plain text only'],
  ['firstName', 'a\nb', 'Please use plain text only'],
  ['firstName', 'a\ud800', 'Please use plain text only'],
  ['firstName', long(100), undefined],
  ['firstName', long(101), 'Please use at most 100 characters'],
  ['firstName', '🏓'.repeat(100), undefined],
  ['lastName', '', 'Last name is required'],
  ['name', '', 'Name is required'],
  ['email', 'camila@example.com', undefined],
  ['email', ' Camila+club@Example.co.uk ', undefined],
  ['email', 'jörg@club.org', undefined],
  ['email', 'עדי@दुकान.भारत', undefined],
  ['email', 'a@b', 'Please enter a valid email address'],
  ['email', '', 'Please enter a valid email address'],
  ['email', 'a b@c.de', 'Please enter a valid email address'],
  ['email', 'a@b..de', 'Please enter a valid email address'],
  ['email', 'a@@b.de', 'Please enter a valid email address'],
  ['email', 'a@b.de\r\nbcc: x@y.de', 'Please enter a valid email address'],
  ['email', `${long(250)}@b.de`, 'Please enter a valid email address'],
  ['optionalEmail', '', undefined],
  ['optionalEmail', ' ', undefined],
  ['optionalEmail', 'nope', 'Valid email is required'],
  ['newPassword', '1234567', 'Password must be at least 8 characters long'],
  ['newPassword', '12345678', undefined],
  ['newPassword', '🏓🏓🏓🏓🏓🏓🏓🏓', undefined],
  ['newPassword', long(1024), undefined],
  ['newPassword', long(1025), 'Please use a shorter password'],
  ['loginPassword', '', 'Password is required'],
  ['loginPassword', ' ', undefined],
  ['loginPassword', long(1025), 'Please use a shorter password'],
  ['phone', '', undefined],
  ['phone', long(41), 'Please use at most 40 characters'],
  ['message', 'first\nsecond', undefined],
  ['message', ' ', 'Message is required'],
  ['message', long(5001), 'Please use at most 5000 characters'],
  ['submissionKey', '', 'Please send a UUID'],
  ['submissionKey', ' ', 'Please send a UUID'],
  ['submissionKey', 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', undefined],
  ['submissionKey', 'again', 'Please send a UUID'],
]

test.each(cases)('rules.%s: %j gives %s (SEC-I4, SEC-I7)', (name, value, message) => {
  const rule: Rule = rules[name]
  expect(rule(value)).toBe(message)
})

/* Format characters, controls of each set and of direction, a variation selector, a grapheme
   joiner, fillers, a blank, a tag, private use. */
const invisible = [
  ...[0xad, 0x200b, 0x200d, 0x2060, 0xfeff, 0x1b, 0x85, 0x202e, 0x2066, 0xfe0f, 0xe0100, 0x34f],
  ...[0x3164, 0xffa0, 0x2800, 0xe0061, 0xe000],
].map(code => [code.toString(16), String.fromCodePoint(code)])

test.each(invisible)(
  'rules.email: U+%s is invisible, so an address cannot contain it (SEC-A9)',
  (_, letter) => {
    for (const email of [`cami${letter}la@example.com`, `camila@exam${letter}ple.com`]) {
      expect(rules.email(email)).toBe('Please enter a valid email address')
      expect(rules.optionalEmail(email)).toBe('Valid email is required')
    }
  },
)

const three = ['guest_passes', 'pro_shop', 'social_events']
const many = Array.from({ length: 21 }, (_, index) => `feature ${index}`)

/* rule, values, message */
const lists: ['importantFeatures' | 'interestedFeatures', string[], string | undefined][] = [
  ['importantFeatures', [], undefined],
  ['importantFeatures', three, undefined],
  ['importantFeatures', [...three, ...three], undefined],
  ['importantFeatures', [...three, 'online_booking'], 'Please select up to 3 features'],
  ['interestedFeatures', many.slice(1), undefined],
  ['interestedFeatures', many, 'Please name at most 20'],
  ['interestedFeatures', ['leagues', long(101)], 'Please use at most 100 characters'],
]

test.each(lists)('rules.%s: %j gives %s (SEC-I4, SEC-I7)', (name, values, message) => {
  expect(rules[name](values)).toBe(message)
})

test('rules.otherLocation: is required only with "other"', () => {
  expect(otherLocation('other', ' ')).toBe('Please specify your preferred location')
  expect(otherLocation('other', 'Key Biscayne')).toBeUndefined()
  expect(otherLocation('kendall', null)).toBeUndefined()
})

test('rules.normalizeEmail: returns the same text for every spelling of an address (SEC-A9)', () => {
  const spellings = ['team@club.com', ' Team@Club.com ', 'ｔｅａｍ@club.com', 'TEAM@CLUB.COM']
  expect(new Set(spellings.map(normalizeEmail)).size).toBe(1)
  expect(normalizeEmail('te.am+x@club.com')).toBe('te.am+x@club.com')
})
