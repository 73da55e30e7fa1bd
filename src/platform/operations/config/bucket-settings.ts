import { z } from 'zod'

const part = z.string().min(1).optional()
const secure = 'https:'

/** Where a bucket is that no other place is said of. */
export const usualRegion = 'us-east-1'
export const amazonIn = (region: string) => `${secure}//s3.${region}.amazonaws.com`

/** What of the environment says where files are kept in the place of this machine. */
export const bucketShape = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default(usualRegion),
  S3_BUCKET: part,
  S3_ACCESS_KEY: part,
  S3_SECRET_KEY: part,
}

/** A bucket for the files of every site that chose no place of its own, and what opens it. */
export interface BucketSettings {
  endpoint: string
  region: string
  bucket: string
  key: string
  secret: string
}

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

const shape = z.object(bucketShape)

/** The names that are missing where only some of a bucket is said: files would silently stay on this machine. */
export const missingOfBucket = (given: z.infer<typeof shape>): string[] =>
  given.S3_ENDPOINT || needed.some((name) => given[name]) ? needed.filter((name) => !given[name]) : []

/** Null without one; at Amazon's own address where no endpoint is said. */
export const bucketOf = (given: z.infer<typeof shape>): BucketSettings | null => {
  const { S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY: key, S3_SECRET_KEY: secret } = given
  if (!bucket || !key || !secret) return null
  return { endpoint: given.S3_ENDPOINT ?? amazonIn(region), region, bucket, key, secret }
}
