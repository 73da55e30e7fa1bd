import { defineModule } from '#platform/manifest/manifest.ts'
import { auditDifference } from './collections/audit-difference.ts'
import { bankAccount } from './collections/bank-account.ts'
import { bankFile } from './collections/bank-file.ts'
import { bankMatch } from './collections/bank-match.ts'
import { bankRow } from './collections/bank-row.ts'
import { moneyDecision } from './collections/money-decision.ts'
import { reconcileRoutes } from './routes/routes.ts'
import { bankFileContent } from './tables.ts'

export default defineModule({
  name: 'reconcile',
  label: { th: 'กระทบยอด', en: 'Reconciliation' },
  isCore: true,
  uses: ['order', 'billing', 'refund', 'shop'],
  collections: [bankAccount, bankFile, bankRow, bankMatch, moneyDecision, auditDifference],
  tables: [bankFileContent],
  hooks: { afterChange: ['bank_account'] },
  jobs: ['stage-file', 'apply-file', 'audit-money', 'audit-site'],
  counters: {
    auditCount: {
      of: 'audit_difference',
      where: { isOpen: true },
      said: { th: 'ยอดไม่ตรงกัน {n} รายการ', en: '{n} {n|amount differs|amounts differ}' },
      isWaiting: true,
    },
  },
  routes: reconcileRoutes,
})
