import { isBaht } from '../baht.ts'

/** The receiver of a PromptPay transfer (tag 29). */
export type TransferPayee =
  | { kind: 'phone'; phone: string }
  | { kind: 'tax'; id: string }
  | { kind: 'wallet'; id: string }
  | { kind: 'account'; bank: string; number: string }

/** The receiver of a bill payment (tag 30), who finds the payment by its references. */
export interface BillPayee {
  kind: 'bill'
  billerId: string
  ref1: string
  ref2?: string
}

/** What a Thai QR asks to be paid. */
export interface ThaiQr {
  payee: TransferPayee | BillPayee
  /** In baht. Without it the payer types the amount. */
  amount?: number
  /** The third reference of some banks (tag 62, 07). */
  ref3?: string
  /** The VAT of a tax QR (tag 80): the last 4 digits of the branch, the rate in percent, the amount in baht. */
  vat?: { branch: string; rate: number; amount: number }
}

/** The part of a Thai QR that is not valid. */
export type PaymentFault = 'payee' | 'reference' | 'amount' | 'vat'

const REFERENCE = /^[A-Z0-9]{1,20}$/
const PHONE = /^0\d{9}$/
const MOST_OF_ACCOUNT = 40

/**
 * Returns the invalid part of a Thai QR, or null if it can be written. A phone number has 10 digits, a tax or citizen
 * id 13, a wallet or biller id 15. Check digits of ids are not looked at.
 */
export function paymentFault({ payee, amount, ref3, vat }: ThaiQr): PaymentFault | null {
  if (!isPayee(payee)) return 'payee'
  if (!referencesOf(payee, ref3).every((text) => REFERENCE.test(text))) return 'reference'
  if (amount !== undefined && !(isBaht(amount) && amount > 0)) return 'amount'
  return vat === undefined || isVat(vat, amount) ? null : 'vat'
}

function isPayee(payee: ThaiQr['payee']): boolean {
  if (payee.kind === 'phone') return PHONE.test(payee.phone)
  if (payee.kind === 'tax') return /^\d{13}$/.test(payee.id)
  if (payee.kind === 'wallet') return /^\d{15}$/.test(payee.id)
  if (payee.kind === 'bill') return /^\d{15}$/.test(payee.billerId)
  return /^\d{3}$/.test(payee.bank) && /^\d+$/.test(payee.number) && payee.number.length <= MOST_OF_ACCOUNT
}

function referencesOf(payee: ThaiQr['payee'], ref3: string | undefined): string[] {
  const own = payee.kind === 'bill' ? [payee.ref1, payee.ref2] : []
  return [...own, ref3].filter((text) => text !== undefined)
}

function isVat({ branch, rate, amount }: NonNullable<ThaiQr['vat']>, total: number | undefined): boolean {
  const isRate = rate >= 0 && rate < 100 && Number(rate.toFixed(2)) === rate
  return /^\d{4}$/.test(branch) && isRate && isBaht(amount) && amount >= 0 && amount <= (total ?? amount)
}
