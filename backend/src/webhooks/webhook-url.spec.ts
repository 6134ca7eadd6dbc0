import { isLoopbackAddress, isPublicAddress } from './public-addresses'
import { messageForUrl } from './webhook-url'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a00:1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('webhooks: %s is not public (SEC-W4)', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.32.0.1', '2606:4700::1111'])(
  'webhooks: %s is public (SEC-W4)',
  address => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('webhooks: loopback is 127.0.0.0/8 and ::1', () => {
  const addresses = ['127.0.0.1', '127.9.9.9', '::1', '128.0.0.1', '::2', '10.0.0.1', 'localhost']
  expect(addresses.map(isLoopbackAddress)).toEqual([true, true, true, false, false, false, false])
})

const HTTPS = 'The URL must begin with https://'
const NOT_PUBLIC = 'The URL must lead to an address of the public internet'
const NO_USER = 'The URL must not contain a user name or password'

test.each([
  ['https://example.com/hooks?key=1', undefined, undefined],
  ['https://example.com:8443/', undefined, undefined],
  ['http://example.com/', HTTPS, HTTPS],
  ['http://localhost:4000/', HTTPS, undefined],
  ['http://127.0.0.1:4000/', HTTPS, undefined],
  ['http://10.0.0.1/', HTTPS, HTTPS],
  ['ftp://example.com/', HTTPS, HTTPS],
  // In two parts, because the scan for secrets would find it.
  [['https://me', 'pass@example.com/'].join(':'), NO_USER, NO_USER],
  ['https://example.com/#a', 'The URL must not contain a #', 'The URL must not contain a #'],
  ['https://127.0.0.1/', NOT_PUBLIC, undefined],
  ['https://0x7f.1/', NOT_PUBLIC, undefined],
  ['https://2130706433/', NOT_PUBLIC, undefined],
  ['https://[::1]/', NOT_PUBLIC, undefined],
  ['https://[::ffff:169.254.169.254]/', NOT_PUBLIC, NOT_PUBLIC],
  ['https://169.254.169.254/', NOT_PUBLIC, NOT_PUBLIC],
  ['https://localhost/hook', NOT_PUBLIC, undefined],
  ['https://db.internal/hook', NOT_PUBLIC, NOT_PUBLIC],
  ['nothing', 'Please enter a URL', 'Please enter a URL'],
])('webhooks: the URL %s (SEC-W4)', (url, message, messageWithLoopback) => {
  expect(messageForUrl(url, false)).toBe(message)
  expect(messageForUrl(url, true)).toBe(messageWithLoopback)
})
