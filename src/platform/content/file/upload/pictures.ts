import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { type PictureSize, pictureSize } from '#domain/file/picture-size.ts'
import { pictureFault } from '#domain/file/picture-state.ts'
import { longestSide, pictureWidths } from '#domain/file/picture-widths.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Whole } from '../store/store.ts'
import { fileWords } from '../words.ts'
import { inSrgb } from './in-srgb.ts'
import type { Spooled } from './spool.ts'

/** A re-encoded picture, and the same in smaller widths. */
export interface Pictures extends PictureSize {
  own: Whole
  sizes: (Whole & { width: number })[]
}

const mostPixels = 40_000_000
const quality = 82

/**
 * Re-encodes a picture in its own format and smaller widths, upright and in sRGB. This removes hidden data such as the
 * location or an appended program (attacks G02 and G17). Refuses broken or truncated pictures, animations, which would
 * lose their motion, and by header pictures too large to decode (attack G16).
 */
export const remade = async (file: Spooled, ext: string): Promise<Pictures> => {
  const bytes = await readFile(file.path)
  const said = pictureSize(ext, bytes)
  if (!said || said.width * said.height === 0) throw invalid(broken)
  if (said.width * said.height > mostPixels) throw invalid(tooManyPixels)
  const fault = pictureFault(ext, bytes)
  if (fault) throw invalid({ field: 'file', code: fault, ...fileWords[fault] })
  try {
    const own = await encoded(await inSrgb(upright(bytes, said), { ext, bytes }), ext)
    const size = pictureSize(ext, own)!
    return { ...size, own: await written(`${file.path}-own`, own, ext), sizes: await sizesOf(file, own, size) }
  } catch {
    // Any decoder failure is the file's fault.
    throw invalid(broken)
  }
}

function upright(bytes: Buffer, { width, height }: PictureSize) {
  const picture = new Transformer(bytes).rotate()
  if (Math.max(width, height) <= longestSide) return picture
  return picture.resize({ width: longestSide, height: longestSide, fit: ResizeFit.Inside })
}

const encoded = (picture: Transformer, ext: string): Promise<Buffer> =>
  ext === 'png' ? picture.png() : ext === 'webp' ? picture.webp(quality) : picture.jpeg(quality)

async function sizesOf(file: Spooled, own: Buffer, { width: full }: PictureSize) {
  const sizes: Pictures['sizes'] = []
  for (const width of pictureWidths.filter((one) => one < full)) {
    const small = await new Transformer(own).resize(width).webp(quality)
    sizes.push({ width, ...(await written(`${file.path}-${width}`, small, 'webp')) })
  }
  return sizes
}

async function written(path: string, bytes: Buffer, ext: string): Promise<Whole> {
  await writeFile(path, bytes, { mode: 0o600 })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, bytes: bytes.length, sha256, type: `image/${ext === 'jpg' ? 'jpeg' : ext}` }
}

const most = mostPixels / 1_000_000
const broken = { field: 'file', code: 'broken', ...fileWords.broken }
const tooManyPixels = {
  ...{ field: 'file', code: 'too-big' },
  th: fill(fileWords.tooManyPixels.th, { most }),
  en: fill(fileWords.tooManyPixels.en, { most }),
}
