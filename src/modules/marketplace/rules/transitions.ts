/** The states that a vendor may take from each state. */
const vendorSteps: Readonly<Record<string, readonly string[]>> = {
  applied: ['approved'],
  approved: ['suspended'],
  suspended: ['approved'],
}

/** The states that a statement may take from each state. A carried one is settled by the next statement. */
const statementSteps: Readonly<Record<string, readonly string[]>> = { due: ['approved'], approved: ['paid'] }

export const canVendorBecome = (before: string, after: string) => vendorSteps[before]?.includes(after) ?? false
export const canStatementBecome = (before: string, after: string) => statementSteps[before]?.includes(after) ?? false

/** How long payouts pause after a bank account changed (attack P16). */
export const payoutPauseMs = 72 * 3_600_000
