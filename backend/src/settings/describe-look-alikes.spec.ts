import { describeLookAlikes } from './describe-look-alikes'
import { DEFAULTS } from './setting-names'

test.each([
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['TRUST_PORXY', 'TRUST_PROXY'],
  ['SMTP_URL_FIEL', 'SMTP_URL_FILE'],
  ['port', 'PORT'],
])('settings: %s is reported as unknown, with %s as a suggestion', (name, meant) => {
  expect(describeLookAlikes({ [name]: 'x' })).toEqual([
    `${name} is not a setting and has no effect; did you mean ${meant}?`,
  ])
})

test('settings: unknown names with the prefix of a setting are reported, and other programs’ variables are not', () => {
  const like = ['DATABASE_HOST', 'SMTP_PASSWORD', 'SESSION_KEYS', 'PUBLIC_URL_FILE']
  expect(describeLookAlikes(Object.fromEntries(like.map(name => [name, 'x'])))).toEqual(
    like.map(name => `${name} is not a setting and has no effect; docs/settings.md lists all.`),
  )
  const others = [
    'PATH',
    'HOME',
    'MAIL',
    'HOSTNAME',
    'SESSION_MANAGER',
    'NODE_ENV',
    'OTEL_SDK_DISABLED',
  ]
  const kubernetes = ['DATABASE_SERVICE_HOST', 'DATABASE_SERVICE_PORT_PG', 'SMTP_PORT_25_TCP_ADDR']
  const fine = [...others, ...kubernetes, ...Object.keys(DEFAULTS), 'DATABASE_URL_FILE']
  const source = Object.fromEntries(fine.map(name => [name, 'x']))
  expect(describeLookAlikes({ ...source, SMTP_PORT: 'tcp://10.0.0.1:25' })).toEqual([])
})
