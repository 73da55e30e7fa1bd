import { createHash, createHmac } from 'node:crypto'

/** Who asks S3, and where. */
export interface Signer {
  region: string
  key: string
  secret: string
}

/** A request that is to be signed. `sha256` is that of its body; `at` is milliseconds since 1970. */
interface Unsigned {
  method: string
  url: URL
  /** Names in lower case. */
  headers: Record<string, string>
  sha256: string
  at: number
}

/** The SHA-256 of nothing, which a request without a body says. */
export const emptySha256 = createHash('sha256').digest('hex')

/** The headers of a request with its signature, AWS Signature Version 4. */
export const signed = ({ region, key, secret }: Signer, asked: Unsigned): Record<string, string> => {
  const time = new Date(asked.at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const headers = { ...asked.headers, host: asked.url.host, 'x-amz-content-sha256': asked.sha256, 'x-amz-date': time }
  const names = Object.keys(headers).toSorted()
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical(asked, headers))].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(signing, text).toString('hex')
  const by = `Credential=${key}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...headers, authorization: `AWS4-HMAC-SHA256 ${by}` }
}

/** The request in the one form that both sides sign. */
function canonical({ method, url, sha256: body }: Unsigned, headers: Record<string, string>) {
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]!.trim()}\n`)
  const query = [...url.searchParams].map((pair) => pair.map(escaped).join('=')).toSorted()
  return [method, url.pathname, query.join('&'), lines.join(''), names.join(';'), body].join('\n')
}

const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
