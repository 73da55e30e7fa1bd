import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

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
  headers: Record<string, string>
  sha256: string
  at: number
}

/** The SHA-256 of nothing, which a request without a body says. */
export const emptySha256 = createHash('sha256').digest('hex')

/** The headers of a request with its signature over all of them, AWS Signature Version 4; the host is left to the connection. */
export const signRequest = async (
  { region, key, secret }: Signer,
  { method, url, headers, sha256, at }: Unsigned,
): Promise<Record<string, string>> => {
  const signer = new AwsV4Signer({
    ...{ accessKeyId: key, secretAccessKey: secret, service: 's3', region, allHeaders: true },
    ...{ method, url: url.href, headers: { ...headers, 'x-amz-content-sha256': sha256 } },
    datetime: new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, ''),
  })
  return Object.fromEntries((await signer.sign()).headers)
}
