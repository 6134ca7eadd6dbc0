import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { User } from '../src/accounts/user.entity'
import {
  creationOptions,
  requestOptions,
} from '../src/features/second-factors/passkey-verification'
import { addPasskey } from '../src/features/second-factors/passkeys.service'
import { services, siteUrl } from './services'

/** What a site asks for: the parts of the options that the authenticator needs. */
interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

/** What differs from an honest answer. */
interface Deviation {
  origin?: string
  /** Whether the device says that it has verified the person. */
  isVerified?: boolean
  counter?: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A passkey in software: ES256, attestation "none". Answers options as a browser does. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url')
  counter = 0
  private readonly key: KeyObject
  private readonly publicKey: Uint8Array

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    // RFC 9053: key type EC2, algorithm ES256, curve P-256, and the point.
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  /** Answers the options of `startPasskey`. */
  create(options: string, deviation: Deviation = {}): string {
    const asked = JSON.parse(options) as Options
    const id = Buffer.from(this.id, 'base64url')
    const credential = [Buffer.alloc(16), uint16(id.length), id, this.publicKey]
    const authData = this.dataFor(asked, deviation, HAS_CREDENTIAL, credential)
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.answer({
      clientDataJSON: clientData('webauthn.create', asked, deviation).toString('base64url'),
      attestationObject: Buffer.from(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      ).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers the options of `startPasskeySignIn`. */
  sign(options: string, deviation: Deviation = {}): string {
    const asked = JSON.parse(options) as Options
    this.counter = deviation.counter ?? this.counter + 1
    const authData = this.dataFor(asked, deviation)
    const client = clientData('webauthn.get', asked, deviation)
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.key)
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  private dataFor(
    { rp, rpId = rp?.id ?? '' }: Options,
    { isVerified = true }: Deviation,
    flag = 0,
    credential: readonly Uint8Array[] = [],
  ): Buffer {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | flag
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...credential])
  }

  private answer(response: object): string {
    const { id } = this
    const type = 'public-key'
    return JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} })
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

const clientData = (
  type: string,
  { challenge }: Options,
  { origin = siteUrl() }: Deviation,
): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Returns what a new passkey answers to options of `now`, which the person can then add. */
export const createdPasskey = async (person: User, now: Date): Promise<string> =>
  new SoftPasskey().create(await creationOptions(services, person, [], now))

/** Adds a passkey to the person's account, and returns it. */
export async function addSoftPasskey(person: User, now: Date): Promise<SoftPasskey> {
  const passkey = new SoftPasskey()
  const answer = passkey.create(await creationOptions(services, person, [], now))
  await addPasskey(services, { person, now }, { passkey: answer, name: 'My phone' })
  return passkey
}

/** Returns what the passkey answers to options of `now` for a sign-in without a password. */
export const signedIn = async (passkey: SoftPasskey, now: Date): Promise<string> =>
  passkey.sign(await requestOptions(services, { use: 'sign in' }, now))
