/** The part of autocannon that the benchmark uses; it is installed when the benchmark runs. */
declare module 'autocannon' {
  interface Options {
    url: string
    amount: number
    connections: number
    sampleInt: number
    idReplacement: boolean
    requests: { method: string; path: string; headers: Record<string, string>; body?: string }[]
  }
  type Running = Promise<{ '2xx': number }> & {
    /** Calls the listener with the client, the status, the size and the milliseconds of each response. */
    on: (
      event: 'response',
      listener: (client: object, status: number, bytes: number, ms: number) => void,
    ) => void
  }
  export default function autocannon(options: Options): Running
}
