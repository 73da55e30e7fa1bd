import { isUtf8 } from 'node:buffer'
import { setImmediate as breathe } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { decodeText } from '#domain/spreadsheet/decode-text.ts'
import { WxrReading } from './wxr-reading.ts'
import { Unreadable, type Wxr } from './wxr.ts'

/** Bytes parsed before the event loop continues. */
const pieceBytes = 64 * 1024

/**
 * Reads a WordPress export (WXR). Document types are ignored, so no entity expands and nothing external is read (attack
 * G19). Throws Unreadable for a file that is no export, is cut off, or exceeds the limits.
 */
export const readWxr = async (bytes: Uint8Array): Promise<Wxr> => {
  const decoder = new TextDecoder(encodingOf(bytes))
  const reading = new WxrReading()
  const parser = new Parser(reading, { xmlMode: true, decodeEntities: true })
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    parser.write(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }))
    await breathe()
  }
  parser.write(decoder.decode())
  reading.proveWhole()
  parser.end()
  return reading.result()
}

const thai = ['tis-620', 'windows-874', 'iso-8859-11', 'cp874']

/**
 * The encoding of the file: a declared Thai one, else UTF-8 if the bytes are valid, else a detected one. Thai files of
 * old systems declare none, or UTF-8.
 */
function encodingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const said = /encoding=["']([\w-]{1,20})["']/i.exec(head)?.[1]?.toLowerCase()
  if (said && thai.includes(said)) return 'windows-874'
  if (isUtf8(bytes)) return 'utf-8'
  const encoding = decodeText(bytes)?.encoding
  if (!encoding) throw new Unreadable('encoding')
  return encoding
}
