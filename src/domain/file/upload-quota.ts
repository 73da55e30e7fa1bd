/** Limit for unused uploads, which no row refers to yet: count and bytes. */
interface Quota {
  files: number
  bytes: number
}

/** Unused uploads, or an upload that is about to start. */
export type Waiting = Quota

const megabyte = 2 ** 20
const ofLearner = { files: 100, bytes: 256 * megabyte }
const ofStaff = { files: 1000, bytes: 1024 * megabyte }
const ofSite = { files: 5000, bytes: 5 * 1024 * megabyte }

/** Returns the quota of one person. It always has room for two files of the maximum size (`most`, in bytes). */
export const personQuota = ({ isStaff, most }: { isStaff: boolean; most: number }): Quota => {
  const { files, bytes } = isStaff ? ofStaff : ofLearner
  return { files, bytes: Math.max(bytes, 2 * most) }
}

/**
 * Returns the quota of all people of a site together: a quarter of its package (`room`, in bytes, null if unlimited),
 * and at least two files.
 */
export const siteQuota = ({ most, room }: { most: number; room: number | null }): Quota => ({
  files: ofSite.files,
  bytes: Math.max(Math.min(ofSite.bytes, (room ?? Infinity) / 4), 2 * most),
})

/** Whether the quota has room for a new upload beside the unused ones. */
export const hasPlace = (quota: Quota, waiting: Waiting, more: Waiting): boolean =>
  waiting.files + more.files <= quota.files && waiting.bytes + more.bytes <= quota.bytes
