import { writeBankFile } from '#domain/money/bank-file/write-bank-file.ts'
import type { BankFileRow } from '#domain/money/bank-file/layout.ts'

export const bank = { bank: '004', account: '1234567890' }
export const billerId = '099400016550101'

/** A bill payment file of one account, for tests. */
export const billFile = (rows: readonly Partial<BankFileRow>[]): Uint8Array =>
  writeBankFile({
    ...bank,
    ...{ companyName: 'WICHA', serviceCode: 'WICHA', day: '2026-11-20' },
    rows: rows.map((row) => ({
      ...{ day: '2026-11-20', time: '09:30:15', payer: 'SOMCHAI', ref1: '', ref2: 'A1B2C36911', ref3: '' },
      ...{ branch: '0001', teller: '0000', kind: 'credit' as const, transaction: 'CSH', cheque: '0000000' },
      ...{ amount: 700, billerId, sendingBank: '014' },
      ...row,
    })),
  })
