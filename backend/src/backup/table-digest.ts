import { hash } from 'node:crypto'

const NEWLINE = 10
const LANES = 8

/** The number of rows of a table, and a digest that identifies them. */
export interface TableContents {
  rows: number
  /** 64 hexadecimal digits. */
  digest: string
}

/**
 * Counts and digests rows in COPY's text format. The digest is the lane-wise sum of the rows'
 * SHA-256, so it does not depend on the order of rows.
 */
export class TableDigest {
  private rows = 0
  private readonly lanes = new Uint32Array(LANES)
  private begun: Buffer = Buffer.alloc(0)

  /** Processes the next chunk, which may end within a row. */
  update(chunk: Buffer): void {
    const data = this.begun.length > 0 ? Buffer.concat([this.begun, chunk]) : chunk
    let from = 0
    for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, from)) {
      this.add(data.subarray(from, end))
      from = end + 1
    }
    this.begun = data.subarray(from)
  }

  result(): TableContents {
    const digest = Array.from(this.lanes, lane => lane.toString(16).padStart(8, '0')).join('')
    return { rows: this.rows, digest }
  }

  private add(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < LANES; lane += 1)
      this.lanes[lane] = (this.lanes[lane] ?? 0) + digest.readUInt32BE(lane * 4)
    this.rows += 1
  }
}
