import { type ImportFile, lockedFile, noteFile } from '#platform/content/imports/files.ts'
import { nextPicture, notePictures, standingIn } from '#platform/content/imports/pictures.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import type { Task } from '#platform/background/jobs/job.ts'
import { type OldPicture, pictureOfMark } from './marks.ts'
import { bringPicture } from './bring-picture.server.ts'

/** Of one file no more than so many pictures are fetched. */
const mostPictures = 5000

/** After so many silences in a row a host is not asked again. */
const mostSilences = 5

/**
 * Fetches the pictures that the chosen things of a file name, where that was asked for, one after another; each is written down as
 * it comes, so that a job that begins again goes on where it was. Ends early where the file is cancelled.
 */
export const fetchPictures = async (
  ctx: Context,
  { file, signal, reportProgress }: { file: string } & Pick<Task, 'signal' | 'reportProgress'>,
) => {
  const total = await listed(ctx, file)
  const silences = new Map<string, number>()
  for (let done = 0; done < total; done++) {
    signal.throwIfAborted()
    const now = { ...ctx, now: ctx.app.clock() }
    const picture = await nextPicture(now, file)
    const held = picture && (await runningFile(now, file))
    const theirs = held && (await onBehalf(now, { home: held.userSite, id: held.user }))
    if (!picture || !theirs) return
    const host = new URL(picture.url).host
    const isSilent = (silences.get(host) ?? 0) >= mostSilences
    const answered = await bringPicture(theirs, { file, picture, isSilent, signal })
    silences.set(host, answered ? 0 : (silences.get(host) ?? 0) + 1)
    await reportProgress(Math.floor((done / total) * 50), { th: 'กำลังดึงรูปจากเว็บไซต์เดิม', en: 'Importing images' })
  }
}

const runningFile = (ctx: Context, file: string) =>
  inTransaction(ctx, (inside) => lockedFile(inside, file, ['running']))

/** Writes down which pictures there are, once; answers how many a file has at most. */
const listed = (ctx: Context, _id: string): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const file = await lockedFile(inside, _id, ['running'])
    if (!file || file.options['pictures'] !== true) return 0
    if (typeof file.options['listed'] === 'number') return file.options['listed']
    const pictures = await namedIn(inside, file)
    await notePictures(inside, _id, pictures)
    await noteFile(inside, _id, { options: { ...file.options, listed: pictures.length } })
    return pictures.length
  })

/** Each picture once; what it shows is told by the place that says most. */
async function namedIn(inside: Context, { _id }: ImportFile): Promise<OldPicture[]> {
  const marks = await standingIn(inside, { file: _id, pattern: '(/@picture/[A-Za-z0-9_-]+)' })
  const byUrl = new Map<string, OldPicture>()
  for (const mark of marks) {
    const one = pictureOfMark(mark)
    if (one && one.alt.length >= (byUrl.get(one.url)?.alt.length ?? 0)) byUrl.set(one.url, one)
  }
  return [...byUrl.values()].slice(0, mostPictures)
}
