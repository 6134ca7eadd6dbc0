import { createHmac } from 'node:crypto'
import { getNamedType, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { canonicalJson } from '../core/canonical-json'
import type { KeyRing } from '../core/derived-keys'
import { fieldError } from '../core/errors'
import type { Connection, PageArgs } from '../pagination/connection'
import type { Context } from './context'
import { trimToNull } from '../core/normalize'
import { IV_BYTES, TAG_BYTES, decrypt, encrypt } from '../core/sealed-text'

type Values = Record<string, unknown>
type Resolver = GraphQLFieldResolver<unknown, Context, Values & PageArgs>

/** An invalid cursor: paginate.ts refuses it. */
const NO_CURSOR = 'no cursor'

/**
 * Encrypts the cursors of every list. paginate.ts writes the sort values of a row; clients see an
 * opaque text. It is valid for the same list, order, filter and person, on every server with the
 * same secret. `first` may change from page to page; outside 1 to `pageSizeMax` it is refused with
 * BAD_USER_INPUT.
 */
export function sealCursors(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const answered = getNamedType(field.type)
      const isList = isObjectType(answered) && 'pageInfo' in answered.getFields()
      if (isList && field.resolve)
        field.resolve = withSealedCursors(`${type.name}.${field.name}`, field.resolve)
    }
  }
  return schema
}

function withSealedCursors(list: string, resolve: Resolver): Resolver {
  return async (root, { first, after, ...filter }, context, info) => {
    const { pageSizeMax, keys } = context.services
    if (first < 1 || first > pageSizeMax)
      throw fieldError('first', `Please ask for 1 to ${String(pageSizeMax)} rows`)
    const of = (root as { id?: string } | undefined)?.id
    const seal = createSeal(
      keys.cursors,
      canonicalJson([list, of, context.user?.id, trimTexts(filter)]),
    )
    const opened = after ? (seal.open(after) ?? NO_CURSOR) : null
    const page = (await resolve(root, { ...filter, first, after: opened }, context, info)) as
      | Connection<unknown>
      | undefined
    if (page) page.seal = seal.close
    return page
  }
}

/** Returns the arguments with their texts trimmed: the same filter, whichever blanks were sent. */
const trimTexts = (args: Values): Values =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? trimToNull(value) : value,
    ]),
  )

interface Seal {
  close: (text: string) => string
  /** Returns the text; undefined if it was sealed with another purpose or another key. */
  open: (sealed: string) => string | undefined
}

/**
 * Creates a seal bound to the purpose. Its texts are IV, ciphertext and tag, in this order also in
 * later versions: programs that follow lists keep their cursors (API-21).
 */
export function createSeal(keys: KeyRing, purpose: string): Seal {
  const [key] = keys
  return {
    close: text => {
      // Derived from the text: a row's cursor is always the same, and two texts never share an IV.
      const hmac = createHmac('sha256', nonceKeyOf(key)).update(JSON.stringify([purpose, text]))
      const iv = hmac.digest().subarray(0, IV_BYTES)
      const { encrypted, tag } = encrypt(key, iv, text, purpose)
      return Buffer.concat([iv, encrypted, tag]).toString('base64url')
    },
    open: sealed => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed)
        return undefined
      const parts = {
        iv: bytes.subarray(0, IV_BYTES),
        encrypted: bytes.subarray(IV_BYTES, -TAG_BYTES),
        tag: bytes.subarray(-TAG_BYTES),
      }
      for (const one of keys) {
        const text = decrypt(one, parts, purpose)
        if (text !== null) return text
      }
      return undefined
    },
  }
}

const nonceKeys = new WeakMap<Buffer, Buffer>()

/** Returns the nonce key of a key; it is derived once and used for all cursors. */
function nonceKeyOf(key: Buffer): Buffer {
  const nonceKey = nonceKeys.get(key) ?? createHmac('sha256', key).update('nonces').digest()
  nonceKeys.set(key, nonceKey)
  return nonceKey
}
