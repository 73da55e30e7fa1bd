import { z } from 'zod'

const part = z.string().min(1).optional()
const secure = 'https:'

/** The default region of a bucket. */
export const usualRegion = 'us-east-1'
export const amazonIn = (region: string) => `${secure}//s3.${region}.amazonaws.com`

/** Environment variables of a bucket that replaces the local file store. */
export const bucketShape = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default(usualRegion),
  S3_BUCKET: part,
  S3_ACCESS_KEY: part,
  S3_SECRET_KEY: part,
}

/** A bucket for all sites without their own storage, and its credentials. */
export interface BucketSettings {
  endpoint: string
  region: string
  bucket: string
  key: string
  secret: string
}

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

const shape = z.object(bucketShape)

/**
 * Returns the missing variables of a partial bucket configuration. Otherwise files would silently stay on this machine.
 */
export const missingOfBucket = (given: z.infer<typeof shape>): string[] =>
  given.S3_ENDPOINT || needed.some((name) => given[name]) ? needed.filter((name) => !given[name]) : []

/** Returns null without a bucket. Without an endpoint it is at Amazon's address. */
export const bucketOf = (given: z.infer<typeof shape>): BucketSettings | null => {
  const { S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY: key, S3_SECRET_KEY: secret } = given
  if (!bucket || !key || !secret) return null
  return { endpoint: given.S3_ENDPOINT ?? amazonIn(region), region, bucket, key, secret }
}
