import { toSatang } from '../baht.ts'
import { type BillPayee, paymentFault, type ThaiQr, type TransferPayee } from './payment.ts'
import { crc16, type Tag, writeTags } from './tags.ts'

const TRANSFER = 'A000000677010111'
const BILL = 'A000000677010112'
const BAHT = '764'

/**
 * Returns the text of a Thai QR for a PromptPay transfer or a bill payment, with its checksum. A code with an amount is
 * marked for one use (tag 01 is 12). Throws a RangeError with the fault of `paymentFault`.
 */
export function writeThaiQr(payment: ThaiQr): string {
  const fault = paymentFault(payment)
  if (fault) throw new RangeError(`not a Thai QR: ${fault}`)
  const { payee, amount, ref3, vat } = payment
  const body = writeTags([
    { id: '00', value: '01' },
    { id: '01', value: amount === undefined ? '11' : '12' },
    payee.kind === 'bill' ? billTag(payee) : transferTag(payee),
    { id: '53', value: BAHT },
    ...(amount === undefined ? [] : [{ id: '54', value: amount.toFixed(2) }]),
    { id: '58', value: 'TH' },
    ...(ref3 === undefined ? [] : [{ id: '62', value: writeTags([{ id: '07', value: ref3 }]) }]),
    ...(vat === undefined ? [] : [vatTag(vat)]),
  ])
  return `${body}6304${crc16(`${body}6304`)}`
}

/**
 * Returns the text of the barcode of a bill payment: biller, references and amount in satang, apart by carriage
 * returns, 0 without an amount. Throws a RangeError with the fault of `paymentFault`.
 */
export function writeBillBarcode(payee: BillPayee, amount?: number): string {
  const fault = paymentFault({ payee, ...(amount === undefined ? {} : { amount }) })
  if (fault) throw new RangeError(`not a bill payment: ${fault}`)
  const satang = amount === undefined ? 0 : toSatang(amount)
  return ['|' + payee.billerId, payee.ref1, payee.ref2 ?? '', String(satang)].join('\r')
}

function billTag({ billerId, ref1, ref2 }: BillPayee): Tag {
  const references = ref2 === undefined ? [] : [{ id: '03', value: ref2 }]
  return {
    id: '30',
    value: writeTags([
      { id: '00', value: BILL },
      { id: '01', value: billerId },
      { id: '02', value: ref1 },
      ...references,
    ]),
  }
}

function transferTag(payee: TransferPayee): Tag {
  return { id: '29', value: writeTags([{ id: '00', value: TRANSFER }, proxyTag(payee)]) }
}

function proxyTag(payee: TransferPayee): Tag {
  if (payee.kind === 'phone') return { id: '01', value: `0066${payee.phone.slice(1)}` }
  if (payee.kind === 'tax') return { id: '02', value: payee.id }
  if (payee.kind === 'wallet') return { id: '03', value: payee.id }
  return { id: '04', value: payee.bank + payee.number }
}

function vatTag({ branch, rate, amount }: NonNullable<ThaiQr['vat']>): Tag {
  return {
    id: '80',
    value: writeTags([
      { id: '00', value: branch },
      { id: '01', value: String(rate) },
      { id: '02', value: amount.toFixed(2) },
    ]),
  }
}
