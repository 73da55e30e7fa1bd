import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Transformer } from '@napi-rs/image'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { readSlipQr, type SlipQr } from '#domain/money/thai-qr/read-slip-qr.ts'

/** Larger pictures are not decoded. Uploads have the same limit. */
const mostPixels = 40_000_000
/** The longer side of the picture in which codes are searched. It bounds the time: about 0.2 s. */
const longestSide = 1600
const mostCodes = 4

const engine = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/**
 * Reads the transfer that the small QR code of a slip names, from the bytes of a picture. Returns null without such a code, for several
 * different ones, and for what is no picture. The code proves no payment: anybody can draw one.
 */
export async function readSlipCode(picture: Buffer): Promise<SlipQr | null> {
  const small = await smallPicture(picture)
  if (!small) return null
  const wasmBinary = new Uint8Array(await readFile(engine)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const found = await readBarcodes(small, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: mostCodes })
  const slips = found.flatMap(({ text }) => {
    const read = readSlipQr(text)
    return 'slip' in read ? [read.slip] : []
  })
  const [first, ...others] = slips
  return first && others.every(({ transRef }) => transRef === first.transRef) ? first : null
}

/** The picture as a PNG of limited size; null if it is none, or too large. */
async function smallPicture(picture: Buffer): Promise<Uint8Array | null> {
  try {
    const { width, height } = await new Transformer(picture).metadata()
    if (width * height > mostPixels) return null
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
    const shown = new Transformer(picture)
    return new Uint8Array(await (scale < 1 ? shown.resize(size) : shown).png())
  } catch {
    return null
  }
}
