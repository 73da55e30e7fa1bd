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

/** A picture made again, and the same in smaller widths. */
export interface Pictures extends PictureSize {
  own: Whole
  sizes: (Whole & { width: number })[]
}

const mostPixels = 40_000_000
const quality = 82

/**
 * Makes a picture again from its pixels, the way up that its camera noted, in its own format and in smaller widths, in the colours of sRGB: what was
 * hidden in the file (where it was taken, or a program behind the picture) stays behind (attacks G02 and G17). Refuses what
 * cannot be opened or is cut off, what moves, as it would stand still, and by its header what would be too large to open (attack G16).
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
    // Whatever the decoder stumbles over, the file is at fault.
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
