import {
  type BulkOperation,
  lockedBulkOperation,
  recordBulkOperation,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import { nextPicture, notePictures, standingIn } from '#platform/content/imports/pictures.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import type { Task } from '#platform/background/jobs/job.ts'
import { importPagesKind, importProgress } from '../import-kind.ts'
import { type OldPicture, pictureOfMark } from './marks.ts'
import { bringPicture } from './bring-picture.server.ts'

/** Maximum pictures fetched per file. */
const mostPictures = 5000

/** Consecutive failures after which a host is skipped. */
const maxFailures = 5

/**
 * Fetches the images of the selected items, if that was selected, one after another. Each result is recorded at once,
 * so a restarted job continues. Stops early if the import was cancelled.
 */
export const fetchPictures = async (
  ctx: Context,
  operationId: string,
  { signal, reportProgress }: Pick<Task, 'signal' | 'reportProgress'>,
): Promise<void> => {
  const total = await listImages(ctx, operationId)
  const failuresOf = new Map<string, number>()
  for (let done = 0; done < total; done++) {
    signal.throwIfAborted()
    const now = { ...ctx, now: ctx.app.clock() }
    const operation = await lockedBulkOperation(now, operationId)
    const file = operation && paramsOf(operation).file
    const image = file && (await nextPicture(now, file))
    const theirs = operation && (await onBehalf(now, { home: operation.userSite, id: operation.user }))
    if (!image || !theirs) return
    const host = new URL(image.url).host
    const isSilent = (failuresOf.get(host) ?? 0) >= maxFailures
    const isReached = await bringPicture(theirs, { file, picture: image, isSilent, signal })
    failuresOf.set(host, isReached ? 0 : (failuresOf.get(host) ?? 0) + 1)
    await reportProgress(Math.floor((done / total) * 50), { th: 'กำลังนำเข้ารูปจากเว็บไซต์เดิม', en: 'Importing images' })
  }
}

const paramsOf = ({ params }: BulkOperation) => importPagesKind.params.parse(params)

/** Lists the images once and returns their number. */
const listImages = (ctx: Context, operationId: string): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const operation = await lockedBulkOperation(inside, operationId)
    if (!operation || !paramsOf(operation).images) return 0
    const listed = importProgress.parse(operation.progress).images
    if (listed !== undefined) return listed
    const { file } = paramsOf(operation)
    const images = await namedIn(inside, file)
    await notePictures(inside, file, images)
    await recordBulkOperation(inside, operationId, { progress: { images: images.length } })
    return images.length
  })

/** Each picture once, with the longest alternative text of its places. */
async function namedIn(inside: Context, file: string): Promise<OldPicture[]> {
  const marks = await standingIn(inside, { file, pattern: '(/@picture/[A-Za-z0-9_-]+)' })
  const byUrl = new Map<string, OldPicture>()
  for (const mark of marks) {
    const one = pictureOfMark(mark)
    if (one && one.alt.length >= (byUrl.get(one.url)?.alt.length ?? 0)) byUrl.set(one.url, one)
  }
  return [...byUrl.values()].slice(0, mostPictures)
}
