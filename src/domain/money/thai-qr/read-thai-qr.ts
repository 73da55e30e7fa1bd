import { type BillPayee, type PaymentFault, paymentFault, type ThaiQr, type TransferPayee } from './payment.ts'
import { crc16, readTags, type Tag, valueOf } from './tags.ts'

/** Why a text is not a Thai QR. */
export type QrFault = PaymentFault | 'length' | 'tags' | 'checksum' | 'version' | 'currency' | 'country'

const MOST_LETTERS = 512
const TRANSFERS = ['A000000677010111', 'A000000677010114']
const BILLS = ['A000000677010112', 'A000000677012006']
const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/
const BILLER = /^\d{13,15}$/

/**
 * Reads the text of a Thai QR of any bank, with the tags in any order. Returns the payment, or the fault of the first
 * part that is not valid. A biller id may have 13 to 15 digits, as banks print it.
 */
export function readThaiQr(text: string): { payment: ThaiQr } | { fault: QrFault } {
  if (text.length > MOST_LETTERS) return { fault: 'length' }
  const tags = readTags(text)
  if (!tags) return { fault: 'tags' }
  const fault = frameFault(text, tags)
  if (fault) return { fault }
  const payee = payeeOf(tags)
  if (!payee) return { fault: 'payee' }
  const amount = optional(valueOf(tags, '54'), amountOf)
  const vat = optional(valueOf(tags, '80'), vatOf)
  if (amount === null) return { fault: 'amount' }
  if (vat === null) return { fault: 'vat' }
  const ref3 = valueOf(readTags(valueOf(tags, '62') ?? '') ?? [], '07')
  return checked({ payee, ...given({ amount, ref3, vat }) })
}

/** The last tag is the checksum of all before it, with its own id and length. */
function frameFault(text: string, tags: readonly Tag[]): QrFault | null {
  const last = tags.at(-1)
  if (last?.id !== '63' || last.value.toUpperCase() !== crc16(text.slice(0, -4))) return 'checksum'
  if (tags[0]?.id !== '00' || tags[0].value !== '01') return 'version'
  if (valueOf(tags, '53') !== '764') return 'currency'
  return valueOf(tags, '58') === 'TH' ? null : 'country'
}

/** The biller id is filled up, because only its length differs between banks. */
function checked(payment: ThaiQr): { payment: ThaiQr } | { fault: QrFault } {
  const { payee } = payment
  const full = payee.kind === 'bill' ? { ...payee, billerId: payee.billerId.padEnd(15, '0') } : payee
  const fault = paymentFault({ ...payment, payee: full })
  return fault ? { fault } : { payment }
}

function payeeOf(tags: readonly Tag[]): ThaiQr['payee'] | null {
  const [transfer, bill] = [valueOf(tags, '29'), valueOf(tags, '30')]
  if ((transfer === undefined) === (bill === undefined)) return null
  const parts = readTags(transfer ?? bill ?? '')
  const application = parts && valueOf(parts, '00')
  if (!parts || !application) return null
  if (transfer !== undefined) return TRANSFERS.includes(application) ? transferPayee(parts) : null
  return BILLS.includes(application) ? billPayee(parts) : null
}

function transferPayee(parts: readonly Tag[]): TransferPayee | null {
  const [proxy, ...others] = parts.filter(({ id }) => /^0[1-4]$/.test(id))
  if (!proxy || others.length > 0) return null
  const { id, value } = proxy
  if (id === '01') return value.startsWith('0066') ? { kind: 'phone', phone: `0${value.slice(4)}` } : null
  if (id === '02') return { kind: 'tax', id: value }
  if (id === '03') return { kind: 'wallet', id: value }
  return { kind: 'account', bank: value.slice(0, 3), number: value.slice(3) }
}

function billPayee(parts: readonly Tag[]): BillPayee | null {
  const [billerId, ref1, ref2] = ['01', '02', '03'].map((id) => valueOf(parts, id))
  if (billerId === undefined || ref1 === undefined || !BILLER.test(billerId)) return null
  return { kind: 'bill', billerId, ref1, ...given({ ref2 }) }
}

const amountOf = (text: string): number | null => (AMOUNT.test(text) ? Number(text) : null)

function vatOf(text: string): ThaiQr['vat'] | null {
  const parts = readTags(text) ?? []
  const [branch, rate, amount] = ['00', '01', '02'].map((id) => valueOf(parts, id))
  if (branch === undefined || !AMOUNT.test(rate ?? '') || !AMOUNT.test(amount ?? '')) return null
  return { branch, rate: Number(rate), amount: Number(amount) }
}

/** Returns undefined for a missing value and null for one that cannot be read. */
function optional<T>(text: string | undefined, read: (text: string) => T | null): T | null | undefined {
  return text === undefined ? undefined : read(text)
}

/** Returns the properties that have a value. */
function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
