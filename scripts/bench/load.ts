import { once } from 'node:events'
import { Agent, request, type RequestOptions } from 'node:http'

/** One request. The response must be 200. */
export interface BenchParams {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  cookie?: string
  body?: unknown
}

interface BenchResponse {
  status: number
  text: string
  cookie: string
}

/** The result of a load test. Times are in milliseconds. */
export interface Rate {
  perSecond: number
  p50: number
  p99: number
}

export const connections = 10
const seconds = 5
const warmUpSeconds = 0.5

/** Sends requests over ten connections for five seconds, after half a second of warm-up. */
export const load = async (port: number, askedFor: (n: number) => BenchParams): Promise<Rate> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now() + warmUpSeconds * 1000
  const end = begun + seconds * 1000
  const times: number[] = []
  let n = 0
  const connection = async () => {
    while (performance.now() < end) {
      const from = performance.now()
      await ask(port, askedFor(n++), agent)
      const now = performance.now()
      if (from >= begun && now <= end) times.push(now - from)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
  } finally {
    agent.destroy()
  }
  return { perSecond: times.length / seconds, ...percentiles(times) }
}

/** A keep-alive connection for one request at a time. */
export const oneByOne = () => new Agent({ keepAlive: true, maxSockets: 1 })

export const percentiles = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/**
 * Returns the complete response of one request to the site `localhost`, compressed as for a browser if there is an
 * `agent`. Throws unless it is 200.
 */
export const ask = (port: number, asked: BenchParams, agent?: Agent): Promise<BenchResponse> => {
  const { method = 'GET', path, cookie = '', body } = asked
  const sent = body === undefined ? '' : JSON.stringify(body)
  const type = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
  const packed = agent && { 'accept-encoding': 'br, gzip' }
  const headers = {
    host: 'localhost',
    'accept-language': 'th',
    ...packed,
    ...(cookie && { cookie }),
    ...(sent && type),
  }
  return new Promise((resolve, reject) => {
    const options: RequestOptions = { host: '127.0.0.1', port, method, path: encodeURI(path), headers }
    const call = request({ ...options, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const status = response.statusCode ?? 0
        if (status !== 200)
          reject(new Error(`${method} ${path} was answered ${status}: ${packed ? '' : text.slice(0, 200)}`))
        else resolve({ status, text, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
      })
    })
    call.on('error', reject)
    call.end(sent)
  })
}

/** Returns the bytes of a page as a browser receives them. */
export const packedPage = async (port: number, path: string): Promise<Buffer> => {
  const headers = { host: 'localhost', 'accept-encoding': 'br, gzip' }
  const call = request({ host: '127.0.0.1', port, path, headers }).end()
  const [response] = (await once(call, 'response')) as [AsyncIterable<Buffer>]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return Buffer.concat(chunks)
}
