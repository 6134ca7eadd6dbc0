import { generateKeyPairSync, sign } from 'node:crypto'

/** Encodes a value in DER: its tag, its length below 65,536, and its content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const { length } = body
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...content: Uint8Array[]) => der(0x30, ...content)
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const ALTERNATIVE_NAMES = identifier('551d11')
const NO_NAME = sequence()
const VERSION_3 = der(0xa0, der(0x02, Buffer.from([2])))
const SERIAL = der(0x02, Buffer.from([1]))
const VALID = sequence(
  der(0x17, Buffer.from('200101000000Z')),
  der(0x18, Buffer.from('20991231235959Z')),
)

/** Creates a self-signed certificate for 127.0.0.1, and its key; both as PEM. */
export function createCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const address = sequence(der(0x87, Buffer.from([127, 0, 0, 1])))
  const content = sequence(
    ...[VERSION_3, SERIAL, ECDSA_WITH_SHA256, NO_NAME, VALID, NO_NAME],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(0x04, address)))),
  )
  const signature = bits(sign('sha256', content, privateKey))
  const base64 = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
