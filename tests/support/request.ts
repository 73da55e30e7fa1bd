import http from 'node:http'

interface Wanted {
  port: number
  hostname: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** Sends a local request to a site by its host name, without a DNS lookup. */
export const request = ({ port, hostname, method, path, headers = {}, body }: Wanted) =>
  new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const host = `${hostname}:${port}`
    const call = http.request({ port, host: '127.0.0.1', method, path, headers: { ...headers, host } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, text: Buffer.concat(chunks).toString(), headers: answer.headers }),
      )
    })
    call.on('error', reject)
    if (body !== undefined) call.setHeader('content-type', 'application/json')
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
