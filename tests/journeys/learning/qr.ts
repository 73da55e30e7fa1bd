import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Reads the QR codes of a screenshot, as the camera of a phone does. */
export async function readQrCodes(screenshot: Buffer): Promise<string[]> {
  const engine = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(engine)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const codes = await readBarcodes(new Uint8Array(screenshot), { formats: ['QRCode'], tryHarder: true })
  return codes.map(({ text }) => text)
}
