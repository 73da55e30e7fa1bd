import { rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { type ImportImage, notePicture } from '#platform/content/imports/pictures.ts'
import { noteOrigin, originOf } from '#platform/content/imports/origins.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { storedSizes } from '#platform/content/file/library/picture-sizes.ts'
import { keepFile, takeIn } from '#platform/content/file/upload/upload.ts'
import type { Spooled } from '#platform/content/file/upload/spool.ts'
import { firstFrameOfGif } from '#platform/content/file/upload/first-frame-of-gif.ts'
import { type UploadLimits, uploadLimits } from '#platform/content/file/upload/upload-limits.ts'
import { safeFetch, FetchError } from '#platform/http/safe-fetch/safe-fetch.ts'
import { fetchPolicy } from '#platform/http/safe-fetch/fetch-policy.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { pictureFaults } from './words.ts'

interface BringPictureOptions {
  file: string
  picture: ImportImage
  /** Whether its host has failed too often and is skipped. */
  isSilent: boolean
  signal: AbortSignal
}

const drawn = ['png', 'jpg', 'jpeg', 'webp']
const mostBytes = 20 * 2 ** 20
const mostMs = 20_000

/**
 * Fetches one picture and stores it in the media library with its alternative text. It is re-encoded like any upload;
 * of a GIF the first frame is kept. Equal bytes are stored once. Records the result. False if its host did not respond.
 */
export const bringPicture = async (ctx: Context, of: BringPictureOptions): Promise<boolean> => {
  const why = of.isSilent ? pictureFaults['given-up'] : await faultOf(ctx, of)
  if (why)
    await inTransaction(ctx, (inside) =>
      notePicture(inside, { ...at(of), outcome: 'failed', place: null, reason: why }),
    )
  return why !== pictureFaults.unreachable && why !== pictureFaults.slow && why !== pictureFaults['given-up']
}

const at = ({ file, picture }: BringPictureOptions) => ({ file, at: picture.at })

/** Stores it, or returns why it cannot. */
async function faultOf(ctx: Context, of: BringPictureOptions): Promise<Text | null> {
  try {
    const taken = await pictureTaken(ctx)
    await kept(ctx, { ...of, taken, spooled: await fetched(ctx, { ...of, taken }) })
    return null
  } catch (error) {
    of.signal.throwIfAborted()
    if (error instanceof FetchError) return pictureFaults[error.fault]
    if (!(error instanceof RequestError)) throw error
    const { th, en } = error.issues[0] ?? pictureFaults.status
    return { th, en }
  }
}

/** The site's upload limits for pictures. */
async function pictureTaken(ctx: Context): Promise<UploadLimits> {
  const { types, most } = await uploadLimits(ctx)
  return { types: types.filter((type) => drawn.includes(type)), most: Math.min(most, mostBytes) }
}

async function fetched(
  ctx: Context,
  { picture, taken, signal }: BringPictureOptions & { taken: UploadLimits },
): Promise<Spooled> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(mostMs)])
  const gate = fetchPolicy(ctx.app.settings.innerHosts)
  const answer = await safeFetch(picture.url, { gate, accept: 'image/*', most: taken.most, signal: inTime })
  try {
    return await firstFrameOfGif(ctx, await takeIn(ctx, { stream: answer, taken }))
  } catch (error) {
    if (error instanceof RequestError) throw error
    throw new FetchError(inTime.aborted ? 'slow' : 'unreachable', String(error))
  }
}

/** Equal bytes may be at several URLs, or come from another import. */
async function kept(ctx: Context, of: BringPictureOptions & { taken: UploadLimits; spooled: Spooled }) {
  const { picture, taken, spooled } = of
  const source = 'picture'
  const origin = await originOf(ctx, { source, key: spooled.sha256 })
  if (origin && (await storedSizes(ctx, [origin.row])).size > 0) {
    await rm(spooled.path, { force: true })
    const place = `/${origin.row}`
    return inTransaction(ctx, (inside) => notePicture(inside, { ...at(of), outcome: 'kept', place, reason: null }))
  }
  const about = { name: nameOf(picture.url), alt: picture.alt, isPublic: true, inLibrary: true }
  return keepFile(ctx, {
    ...{ file: spooled, taken, about },
    also: async (inside, { key }) => {
      await noteOrigin(inside, source, { key: spooled.sha256, row: key, version: 1, sha256: spooled.sha256 })
      await notePicture(inside, { ...at(of), outcome: 'kept', place: `/${key}`, reason: null })
    },
  })
}

/** The last part of its URL, decoded. */
function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last.replace(extname(last), '')
  }
}
