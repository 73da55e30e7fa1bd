/** The place of a field in a line: first letter, letter after the last, and whether zeros or spaces fill it up. */
export type FieldPlace = readonly [from: number, to: number, fill: 'zeros' | 'spaces']

type Places<Name extends string> = Readonly<Record<Name, FieldPlace>>

type DetailField =
  | ('day' | 'time' | 'payer' | 'ref1' | 'ref2' | 'ref3' | 'branch' | 'teller' | 'kind' | 'transaction')
  | ('cheque' | 'amount' | 'chequeBank' | 'billerId' | 'sendingBank' | 'newCheque')

/** The form of the bill payment file of one bank account. Banks have variants, so the places are data. */
export interface BankFileLayout {
  /** Letters of a line, which are bytes of windows-874. */
  length: number
  /** Whether the amounts are written in satang or in whole baht. */
  amountUnit: 'satang' | 'baht'
  everyLine: Places<'type' | 'sequence' | 'bank' | 'account'>
  header: Places<'companyName' | 'day' | 'serviceCode'>
  detail: Places<DetailField>
  trailer: Places<'debits' | 'debitCount' | 'credits' | 'creditCount'>
}

/** The cross-bank bill payment file of Thai banks. */
export const CROSS_BANK_LAYOUT: BankFileLayout = {
  length: 256,
  amountUnit: 'satang',
  everyLine: {
    type: [0, 1, 'spaces'],
    sequence: [1, 7, 'zeros'],
    bank: [7, 10, 'zeros'],
    account: [10, 20, 'zeros'],
  },
  header: { companyName: [20, 60, 'spaces'], day: [60, 68, 'zeros'], serviceCode: [68, 76, 'spaces'] },
  detail: {
    day: [20, 28, 'zeros'],
    time: [28, 34, 'zeros'],
    payer: [34, 84, 'spaces'],
    ref1: [84, 104, 'spaces'],
    ref2: [104, 124, 'spaces'],
    ref3: [124, 144, 'spaces'],
    branch: [144, 148, 'zeros'],
    teller: [148, 152, 'zeros'],
    kind: [152, 153, 'spaces'],
    transaction: [153, 156, 'spaces'],
    cheque: [156, 163, 'zeros'],
    amount: [163, 176, 'zeros'],
    chequeBank: [176, 179, 'zeros'],
    billerId: [196, 211, 'zeros'],
    sendingBank: [243, 246, 'zeros'],
    newCheque: [246, 256, 'zeros'],
  },
  trailer: {
    debits: [20, 33, 'zeros'],
    debitCount: [33, 39, 'zeros'],
    credits: [39, 52, 'zeros'],
    creditCount: [52, 58, 'zeros'],
  },
}

/** The account that a file is for: its bank in 3 digits and its number in 10. */
export interface FileAccount {
  bank: string
  account: string
}

/** One payment, or with kind `debit` the reversal of one. The amount is in baht, the time `HH:MM:SS` in Thailand. */
export interface BankFileRow {
  day: string
  time: string
  payer: string
  ref1: string
  ref2: string
  ref3: string
  branch: string
  teller: string
  kind: 'credit' | 'debit'
  transaction: string
  cheque: string
  amount: number
  billerId: string
  sendingBank: string
}

/** A whole bill payment file. */
export interface BankFile extends FileAccount {
  companyName: string
  serviceCode: string
  day: string
  rows: BankFileRow[]
}
