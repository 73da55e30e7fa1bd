import { setImmediate } from 'node:timers/promises'
import { inflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { makeSrgb, readProfile } from '#domain/file/colour/colour-profile.ts'
import { pictureSize } from '#domain/file/picture-size.ts'
import { profileBytes } from '#domain/file/colour/profile-bytes.ts'

/** Pixels converted at a time, so that other requests are served in between. */
const atOnce = 250_000
const longestProfile = 4 * 2 ** 20

/** Converts a picture with another colour profile to sRGB; the profile is removed. */
export const inSrgb = async (picture: Transformer, of: { ext: string; bytes: Uint8Array }): Promise<Transformer> => {
  const profile = readProfile(profileBytes(of.ext, of.bytes, unpacked))
  if (!profile) return picture
  const png = await picture.png()
  const { width, height } = pictureSize('png', png)!
  const pixels = withOpacity(await new Transformer(png).rawPixels(), width * height)
  if (!pixels) return new Transformer(png)
  for (let from = 0; from < width * height; from += atOnce) {
    makeSrgb(pixels, profile, { from, until: Math.min(from + atOnce, width * height) })
    await setImmediate()
  }
  return Transformer.fromRgbaPixels(pixels, width, height)
}

/**
 * Converts pixels of three or four channels, of one or two bytes, of which the higher byte counts. Null for greyscale,
 * which needs no conversion.
 */
function withOpacity(raw: Uint8Array, count: number): Uint8Array | null {
  const size = raw.length / count
  const parts = new Map([
    [3, 3],
    [4, 4],
    [6, 3],
    [8, 4],
  ]).get(size)
  if (!parts) return null
  const width = size / parts
  const pixels = new Uint8Array(count * 4).fill(255)
  for (let at = 0; at < count; at++)
    for (let part = 0; part < parts; part++) pixels[at * 4 + part] = raw[at * size + part * width + width - 1]!
  return pixels
}

/** Data that cannot be decompressed is not a profile. */
function unpacked(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: longestProfile })
  } catch {
    return new Uint8Array()
  }
}
