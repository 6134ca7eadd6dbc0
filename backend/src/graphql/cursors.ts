import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { getNamedType, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { canonicalJson } from '../core/canonical-json'
import type { KeyRing } from '../core/derived-keys'
import type { Connection } from '../pagination/connection'
import type { Context } from './context'
import { trimToNull } from '../core/normalize'

type Values = Record<string, unknown>
type Resolver = GraphQLFieldResolver<unknown, Context, Values>

/** An invalid cursor: paginate.ts refuses it, after the resolver has authorized the caller. */
const NO_CURSOR = 'no cursor'

/**
 * Encrypts the cursors of every list. paginate.ts writes the sort values of a row; clients see an
 * opaque text. It is valid for the same list, order, filter and person, on every server with the
 * same secret. `first` may change from page to page.
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
  return async (root, { after, ...args }, context, info) => {
    const of = (root as { id?: string } | undefined)?.id
    const seal = createSeal(
      context.services.keys.cursors,
      canonicalJson([list, of, context.user?.id, filterOf(args)]),
    )
    const opened = typeof after === 'string' && after && (seal.open(after) ?? NO_CURSOR)
    const page = (await resolve(root, { ...args, after: opened || null }, context, info)) as
      | Connection<unknown>
      | undefined
    if (page) page.seal = seal.close
    return page
  }
}

/**
 * Returns the arguments that must not change between pages: all except `first`, with texts trimmed.
 */
function filterOf(args: Values): Values {
  const kept = Object.entries(args).filter(([name]) => name !== 'first')
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? trimToNull(value) : value]),
  )
}

interface Seal {
  close: (text: string) => string
  /** Returns the text; undefined if it was sealed with another purpose or another key. */
  open: (sealed: string) => string | undefined
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Creates a seal with AES-256-GCM, bound to the purpose. */
export function createSeal(keys: KeyRing, purpose: string): Seal {
  const [key] = keys
  return {
    close: text => {
      // Derived from the text: a row's cursor is always the same, and two texts never share a
      // nonce.
      const hmac = createHmac('sha256', nonceKeyOf(key)).update(JSON.stringify([purpose, text]))
      const nonce = hmac.digest().subarray(0, NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose))
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    open: sealed => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed)
        return undefined
      for (const one of keys) {
        const text = decrypt(one, purpose, bytes)
        if (text !== undefined) return text
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

function decrypt(key: Buffer, purpose: string, bytes: Buffer): string | undefined {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
