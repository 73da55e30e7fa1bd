/** So many uploads, and so many bytes of them, may wait for a row that uses them. */
interface Quota {
  files: number
  bytes: number
}

/** What waits, or what comes to it. */
export type Waiting = Quota

const megabyte = 2 ** 20
const ofLearner = { files: 100, bytes: 256 * megabyte }
const ofStaff = { files: 1000, bytes: 1024 * megabyte }
const ofSite = { files: 5000, bytes: 5 * 1024 * megabyte }

/**
 * What one person may have waiting: always two files of the largest that the site takes (`most`, in bytes).
 */
export const personQuota = ({ isStaff, most }: { isStaff: boolean; most: number }): Quota => {
  const { files, bytes } = isStaff ? ofStaff : ofLearner
  return { files, bytes: Math.max(bytes, 2 * most) }
}

/** What all people of a site may have waiting together: a quarter of its package (`room`, in bytes; null without a limit), or two files. */
export const siteQuota = ({ most, room }: { most: number; room: number | null }): Quota => ({
  files: ofSite.files,
  bytes: Math.max(Math.min(ofSite.bytes, (room ?? Infinity) / 4), 2 * most),
})

/** Whether what comes has its place beside what waits. */
export const hasPlace = (quota: Quota, waiting: Waiting, more: Waiting): boolean =>
  waiting.files + more.files <= quota.files && waiting.bytes + more.bytes <= quota.bytes
