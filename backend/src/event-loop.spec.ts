import { request } from 'node:http'
import { person, teamMember } from '../test/factories'
import { startApi } from '../test/harness'
import { fillLists, worstRequests, type WorstRequest } from '../test/worst-requests'

const api = startApi()

function send({ method, path, body, headers }: WorstRequest, cookie?: string): Promise<{status: number, size: number, head: string}> {
  return new Promise((resolve, reject) => {
    const sent = request(api.base + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
    })
    sent.on('error', reject)
    sent.on('response', response => {
      let size = 0
      let head = ''
      response.on('data', (chunk: Buffer) => { if (!size) head = chunk.subarray(0, 200).toString(); size += chunk.length })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, size, head }))
    })
    sent.end(body)
  })
}

const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test('turns', async () => {
  jest.spyOn(console, 'error').mockImplementation((...said) => require('node:fs').appendFileSync('/tmp/edge/errors.txt', require('node:util').format(...said).slice(0,1500) + '\n'))
  const [owner, team] = [await person(), await teamMember()]
  await fillLists(owner)
  const callers = { visitor: undefined, member: (await api.as(owner)).cookie, team: (await api.as(team)).cookie }
  const lines: string[] = []
  for (const one of worstRequests().filter(({ name }) => !process.env['ONLY'] || name.includes(process.env['ONLY']))) {
    const tries: number[] = []
    let last: any
    for (let i = 0; i < Number(process.env["TRIES"] ?? 4); i += 1) {
      let before = process.cpuUsage()
      let longest = 0
      let going = true
      const turn = () => {
        const { user, system } = process.cpuUsage(before)
        before = process.cpuUsage()
        longest = Math.max(longest, (user + system) / 1000)
        if (going) setImmediate(turn)
      }
      await rest(2)
      setImmediate(turn)
      last = await send(one, callers[one.as])
      await rest(2)
      going = false
      tries.push(longest)
    }
    lines.push(`${Math.min(...tries.slice(1)).toFixed(1).padStart(8)} first ${tries[0]?.toFixed(1).padStart(8)}  ${one.name.padEnd(40)} ${last.status} ${last.size} ${last.head.slice(0, 110).replace(/\n/g, ' ')}`)
  }
  require('node:fs').writeFileSync('/tmp/edge/turns.txt', lines.join('\n'))
}, 300_000)
