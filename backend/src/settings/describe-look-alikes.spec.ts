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
])('settings: %s is told to be no setting, and that %s may be meant', (name, meant) => {
  expect(describeLookAlikes({ [name]: 'x' })).toEqual([
    `${name} is no setting and does nothing; is ${meant} meant?`,
  ])
})

test('settings: what begins like one is told to be none, and others’ variables are let be', () => {
  const like = ['DATABASE_HOST', 'SMTP_PASSWORD', 'SESSION_KEYS', 'PUBLIC_URL_FILE']
  expect(describeLookAlikes(Object.fromEntries(like.map(name => [name, 'x'])))).toEqual(
    like.map(name => `${name} is no setting and does nothing; README lists those there are.`),
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
