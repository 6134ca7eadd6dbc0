import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ConfigurationError } from '../core/configuration-error'
import {
  END_OF_ROWS,
  FORMAT,
  VERSION,
  type BackupEnd,
  type BackupHeader,
  type Sequences,
  type TableHeader,
} from './backup-format'
import type { TableContents } from './table-digest'

const NEWLINE = 10
const CHUNK_BYTES = 256 * 1024

/** A line after the header, except rows. */
type Line = TableHeader | TableContents | Sequences | BackupEnd

/** Reads a backup sequentially, in constant memory. Throws ConfigurationError if it is damaged. */
export class BackupReader {
  private readonly chunks: AsyncIterator<Buffer, undefined>
  private readonly unpacked = createGunzip({ chunkSize: CHUNK_BYTES })
  private readonly checksum = createHash('sha256')
  private readonly bytes: number
  /** Data that is read but not consumed; it starts at the beginning of a line. */
  private buffer: Buffer = Buffer.alloc(0)

  constructor(private readonly path: string) {
    if (!existsSync(path)) throw new ConfigurationError(`There is no backup ${path}.`)
    const file = statSync(path)
    if (!file.isFile()) throw this.damaged()
    this.bytes = file.size
    // An error of the pipeline is thrown when the next chunk is requested.
    pipeline(createReadStream(path), this.unpacked, () => undefined)
    this.chunks = this.unpacked.iterator() as AsyncIterator<Buffer, undefined> // no encoding is set
  }

  /**
   * Returns the first line. Throws ConfigurationError if the file is not a backup, or needs a newer
   * version of the site.
   */
  async readHeader(): Promise<BackupHeader> {
    const header = (await this.readLine()) as Partial<BackupHeader>
    if (header.format !== FORMAT) throw new ConfigurationError(`${this.path} is not a backup.`)
    if (header.version !== VERSION)
      throw new ConfigurationError(
        `${this.path} was written by a newer version of the site: restore it with that version.`,
      )
    return header as BackupHeader // of this format and version
  }

  /**
   * Returns the next line that is not a row; read the rows before it with `readRows`. Returns null
   * after the last line, once the checksum matches.
   */
  async readNext(): Promise<Exclude<Line, BackupEnd> | null> {
    const expected = this.checksum.copy().digest('hex')
    const line = (await this.readLine()) as Line // what `backupDatabase` writes
    if (!('sha256' in line)) return line
    if (line.sha256 !== expected || !(await this.isAtEnd())) throw this.damaged()
    return null
  }

  /** Yields the rows of the last read table, in chunks of whole rows. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.findEndOfRows()
      const whole = end ?? this.buffer.lastIndexOf(NEWLINE) + 1
      if (whole > 0) yield this.take(whole)
      if (end !== undefined) break
      await this.readChunk()
    }
    this.take(END_OF_ROWS.length)
  }

  private findEndOfRows(): number | undefined {
    if (this.buffer.indexOf(END_OF_ROWS) === 0) return 0
    const before = this.buffer.indexOf(`\n${END_OF_ROWS}`)
    return before < 0 ? undefined : before + 1
  }

  private async readLine(): Promise<unknown> {
    while (!this.buffer.includes(NEWLINE)) await this.readChunk()
    const line = this.take(this.buffer.indexOf(NEWLINE) + 1)
    try {
      return JSON.parse(line.toString('utf8'))
    } catch {
      throw this.damaged()
    }
  }

  private take(length: number): Buffer {
    const taken = this.buffer.subarray(0, length)
    this.checksum.update(taken)
    this.buffer = this.buffer.subarray(length)
    return taken
  }

  private async readChunk(): Promise<void> {
    const next = await this.nextChunk()
    if (next.done) throw this.damaged()
    this.buffer = Buffer.concat([this.buffer, next.value])
  }

  private async nextChunk(): Promise<IteratorResult<Buffer, undefined>> {
    try {
      return await this.chunks.next()
    } catch (error) {
      // zlib's errors mean that the file is damaged; errors of the disk are thrown unchanged.
      throw /^Z_/.test((error as NodeJS.ErrnoException).code ?? '') ? this.damaged() : error
    }
  }

  /** Whether no data follows, neither compressed nor after the compressed part. */
  private async isAtEnd(): Promise<boolean> {
    const { done } = await this.nextChunk()
    return done === true && this.buffer.length === 0 && this.unpacked.bytesWritten === this.bytes
  }

  private damaged(): ConfigurationError {
    return new ConfigurationError(`${this.path} is damaged, truncated or not a backup.`)
  }
}

/** Reads the whole file and returns its header. Throws ConfigurationError if it is damaged. */
export async function checkBackup(path: string): Promise<BackupHeader> {
  const reader = new BackupReader(path)
  const header = await reader.readHeader()
  for (let line = await reader.readNext(); line; line = await reader.readNext())
    if ('table' in line) for await (const rows of reader.readRows()) void rows
  return header
}
