import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { Transformer } from '@napi-rs/image'
import { gifSize, gifStill } from '#domain/file/gif.ts'
import type { Context } from '#platform/context.ts'
import { endsOf, type Spooled } from './spool.ts'

const mostPixels = 16_000_000

/**
 * Returns the first frame of a GIF as a PNG, in place of the upload. GIFs are re-encoded like other pictures and lose
 * their animation. Other files, and too large or broken GIFs, stay unchanged.
 */
export const firstFrameOfGif = async (ctx: Context, file: Spooled): Promise<Spooled> => {
  const size = gifSize((await endsOf(file)).head)
  if (!size || size.width * size.height > mostPixels) return file
  return ctx.app.files.inTurn(async () => {
    const still = gifStill(await readFile(file.path))
    if (!still) return file
    const png = await Transformer.fromRgbaPixels(still.pixels, still.width, still.height).png()
    const path = `${file.path}-still`
    await writeFile(path, png, { mode: 0o600 })
    await rm(file.path, { force: true })
    return { path, bytes: png.length, sha256: createHash('sha256').update(png).digest('hex') }
  })
}
