import { isUtf8 } from 'node:buffer'
import { setImmediate as breathe } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { decodeText } from '#domain/spreadsheet/decode-text.ts'
import { WxrReading } from './wxr-reading.ts'
import { Unreadable, type Wxr } from './wxr.ts'

/** So much of a file is read before others have their turn. */
const pieceBytes = 64 * 1024

/**
 * Reads a WordPress export (WXR). No document type is believed, so that no entity grows and nothing outside is read (attack
 * G19); throws Unreadable for what is none, is cut off, or holds more than the caps.
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

/** What the file says of its letters, where that is so; Thai files of old systems say nothing, or UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const said = /encoding=["']([\w-]{1,20})["']/i.exec(head)?.[1]?.toLowerCase()
  if (said && thai.includes(said)) return 'windows-874'
  if (isUtf8(bytes)) return 'utf-8'
  const encoding = decodeText(bytes)?.encoding
  if (!encoding) throw new Unreadable('encoding')
  return encoding
}
