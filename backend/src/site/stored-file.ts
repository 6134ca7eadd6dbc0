import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'
import { contentHash, matchesEtag } from '../http/etag'

type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the built site, held in memory with the compressed copies of the build. */
export interface StoredFile {
  type: string
  hash: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

interface SendOptions {
  status: number
  cacheControl: string
  vary: string
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.graphql': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Within a few per cent of the best quality, which takes a hundred times as long. */
const BROTLI_QUALITY = 9

export function readStored(path: string): StoredFile {
  const identity = readFileSync(path)
  return {
    type: typeOf(path),
    hash: contentHash(identity),
    bodies: { identity, br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) },
  }
}

/**
 * Creates a file at run time; its type follows from the name. It is compressed at the first request
 * for each encoding: compressing every page of every phase at start takes a second.
 */
export function storeText(name: string, text: string): StoredFile {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  let br: Buffer | undefined
  let gzip: Buffer | undefined
  return {
    type: typeOf(name),
    hash: contentHash(identity),
    bodies: {
      identity,
      get br() {
        return (br ??= brotliCompressSync(identity, { params }))
      },
      get gzip() {
        return (gzip ??= gzipSync(identity))
      },
    },
  }
}

export function sendStored(
  req: Request,
  res: Response,
  file: StoredFile,
  options: SendOptions,
): void {
  const { encoding, body } = smallestAccepted(file, req.headers['accept-encoding'] ?? '')
  const etag = `"${file.hash}-${encoding}"`
  res.setHeader('Cache-Control', options.cacheControl)
  res.setHeader('Vary', options.vary)
  if (options.status === 200) {
    res.setHeader('ETag', etag)
    if (matchesEtag(req.headers['if-none-match'], etag)) {
      res.writeHead(304).end()
      return
    }
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  res.writeHead(options.status, { 'Content-Type': file.type, 'Content-Length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

const typeOf = (name: string) => TYPES[extname(name)] ?? 'application/octet-stream'

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

function smallestAccepted({ bodies }: StoredFile, accepted: string) {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = accepts(accepted, encoding) && bodies[encoding]
    if (body) return { encoding, body }
  }
  return { encoding: 'identity' as const, body: bodies.identity }
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some(part => {
    const [name, ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
    return name === encoding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
}
