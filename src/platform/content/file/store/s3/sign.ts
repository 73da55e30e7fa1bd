import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

/** The credentials and endpoint for S3. */
export interface Signer {
  region: string
  key: string
  secret: string
}

/** A request to sign. `sha256` is the hash of its body; `at` is in milliseconds since 1970. */
interface Unsigned {
  method: string
  url: URL
  headers: Record<string, string>
  sha256: string
  at: number
}

/** The SHA-256 of an empty body. */
export const emptySha256 = createHash('sha256').digest('hex')

/** Returns the headers of a request with an AWS Signature Version 4 over all of them. The connection adds the host. */
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
