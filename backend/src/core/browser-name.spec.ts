import { browserName } from './browser-name'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [chrome, 'Chrome on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['<script>alert(1)</script>/1.0', null],
  ['SecretTool/1.0 (a password)', null],
  ['', null],
  [undefined, null],
])('browser name: %j is %j (SEC-A19)', (header, name) => {
  expect(browserName(header)).toBe(name)
})
