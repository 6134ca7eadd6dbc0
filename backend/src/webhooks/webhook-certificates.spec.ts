import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createCertificate } from '../../test/certificate'
import { runProgram } from '../../test/example-programs'
import { cleanUp, freshFolder } from '../../test/startup/processes'

afterEach(cleanUp)

const ROOT = resolve(__dirname, '../../..')

/** Returns the lines of test/send-by-https.ts, with and without trust in the certificate. */
async function sendTo(host: string, { isTrusted }: { isTrusted: boolean }): Promise<string[]> {
  const folder = freshFolder()
  const { cert, key } = createCertificate()
  const certFile = join(folder, 'cert.pem')
  writeFileSync(certFile, cert)
  writeFileSync(join(folder, 'key.pem'), key)
  const [hook, program] = ['scripts/swc-register.cjs', 'backend/test/send-by-https.ts']
  const env = isTrusted ? { NODE_EXTRA_CA_CERTS: certFile } : {}
  const command = [process.execPath, '--require', `./${hook}`, program, folder, host] as const
  const { stdout, stderr } = await runProgram([...command], env, ROOT)
  expect(stderr).toBe('')
  return stdout.trim().split('\n')
}

test('webhooks: an endpoint with an untrusted certificate receives nothing (SEC-W4)', async () => {
  expect(await sendTo('127.0.0.1', { isTrusted: false })).toEqual([
    'Error: The endpoint could not be reached (DEPTH_ZERO_SELF_SIGNED_CERT).',
    '0',
  ])
})

test('webhooks: an endpoint with the certificate of another host receives nothing (SEC-W4)', async () => {
  expect(await sendTo('club.example', { isTrusted: true })).toEqual([
    'Error: The endpoint could not be reached (ERR_TLS_CERT_ALTNAME_INVALID).',
    '0',
  ])
})

test('webhooks: an endpoint with a trusted certificate receives the request', async () => {
  expect(await sendTo('127.0.0.1', { isTrusted: true })).toEqual(['204', '1'])
})
