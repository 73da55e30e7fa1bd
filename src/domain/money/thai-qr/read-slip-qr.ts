import { dayOf } from '#domain/thai-calendar/day.ts'

import { crc16, readTags, type Tag, valueOf } from './tags.ts'

/** The transfer that the small QR of a slip names. It proves no payment. */
export type SlipQr =
  | { provider: 'bank'; bank: string; transRef: string }
  | { provider: 'truemoney'; eventType: string; transRef: string; day: string }

/** Why a text is not the QR of a slip. */
export type SlipFault = 'length' | 'checksum' | 'tags' | 'kind' | 'value'

const MOST_LETTERS = 200
const BANK_SLIP = '000001'
const TRANS_REF = /^[A-Za-z0-9]{1,40}$/

/**
 * Reads the small QR of a transfer slip of a bank or of TrueMoney. Accepts a checksum in lower case or without its
 * leading zeros, as some banks print it. Returns the transfer or the fault.
 */
export function readSlipQr(text: string): { slip: SlipQr } | { fault: SlipFault } {
  if (text.length > MOST_LETTERS) return { fault: 'length' }
  const body = withoutChecksum(text)
  if (body === null) return { fault: 'checksum' }
  const tags = readTags(body)
  const parts = readTags((tags && valueOf(tags, '00')) ?? '')
  if (!tags || !parts || parts.length === 0) return { fault: 'tags' }
  if (valueOf(parts, '00') === BANK_SLIP) return valueOf(tags, '51') === 'TH' ? bankSlip(parts) : { fault: 'kind' }
  return valueOf(parts, '00') === '01' && valueOf(parts, '01') === '01' ? trueMoneySlip(parts) : { fault: 'kind' }
}

/** Returns the text before tag 91 if its checksum agrees, or null. */
function withoutChecksum(text: string): string | null {
  for (const digits of [4, 3, 2, 1]) {
    const [head, sum] = [text.slice(0, -digits), text.slice(-digits)]
    const written = /910([1-4])$/.exec(head)?.[1]
    if (written !== '4' && written !== String(digits)) continue
    const body = head.slice(0, -4)
    const full = sum.toUpperCase().padStart(4, '0')
    if (full === crc16(`${body}9104`) || full === crc16(head)) return body
  }
  return null
}

function bankSlip(parts: readonly Tag[]): { slip: SlipQr } | { fault: SlipFault } {
  const [bank = '', transRef = ''] = [valueOf(parts, '01'), valueOf(parts, '02')]
  if (!/^\d{3}$/.test(bank) || !TRANS_REF.test(transRef)) return { fault: 'value' }
  return { slip: { provider: 'bank', bank, transRef } }
}

function trueMoneySlip(parts: readonly Tag[]): { slip: SlipQr } | { fault: SlipFault } {
  const [eventType = '', transRef = '', date = ''] = ['02', '03', '04'].map((id) => valueOf(parts, id))
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(date) ?? []
  const paidOn = dayOf({ year: Number(year), month: Number(month), day: Number(day) })
  if (!TRANS_REF.test(eventType) || !TRANS_REF.test(transRef) || paidOn === null) return { fault: 'value' }
  return { slip: { provider: 'truemoney', eventType, transRef, day: paidOn } }
}
