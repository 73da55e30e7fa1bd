import type { AuditRule } from '../rules/audit-rules.ts'

/** Two numbers that must be equal and are not. The subject names the record, and with the rule it is unique. */
export interface Difference {
  rule: AuditRule
  subject: string
  orderID: string | null
  expected: string
  actual: string
}

/** At most this many differences of a rule are listed. */
export const mostOfRule = 200

/** Writes an amount of a difference. */
export const inBaht = (amount: number) => amount.toFixed(2)
