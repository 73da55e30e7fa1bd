import type { Store } from '../store.ts'
import { ask, type Bucket, refusalOf } from './ask.ts'

/** Stores files in an S3 bucket, with path-style, signed requests. */
export const s3Store = (bucket: Bucket): Store => ({
  async keep(key, body) {
    const answer = await ask(bucket, { method: 'PUT', key, body })
    if (!isGood(answer.statusCode)) throw await refusalOf(answer)
    answer.resume()
  },
  async open(key, range) {
    const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {}
    const answer = await ask(bucket, { method: 'GET', key, headers })
    if (isGood(answer.statusCode)) return answer
    const refused = await refusalOf(answer)
    if (answer.statusCode === 404 && refused.fault !== 'no-bucket') return null
    throw refused
  },
  async remove(key) {
    const answer = await ask(bucket, { method: 'DELETE', key })
    if (!isGood(answer.statusCode) && answer.statusCode !== 404) throw await refusalOf(answer)
    answer.resume()
  },
})

const isGood = (status = 0) => status >= 200 && status < 300
