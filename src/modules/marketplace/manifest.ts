import { defineModule } from '#platform/manifest/manifest.ts'
import { vendor } from './collections/vendor.ts'
import { vendorBankChange } from './collections/vendor-bank-change.ts'
import { vendorLedger } from './collections/vendor-ledger.ts'
import { vendorStatement } from './collections/vendor-statement.ts'
import { examples } from './commands/examples.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { vendorRoutes } from './routes/vendors.ts'
import { statementRow, vendorTerms } from './tables.ts'

export default defineModule({
  name: 'marketplace',
  label: { th: 'ตลาดกลาง', en: 'Marketplace' },
  collections: [vendor, vendorBankChange, vendorLedger, vendorStatement],
  tables: [statementRow, vendorTerms],
  uses: ['shop'],
  counters: {
    applications: {
      of: 'vendor',
      where: { state: 'applied' },
      said: { th: '{n} รายรออนุมัติ', en: '{n} {n|application|applications} to review' },
      isWaiting: true,
    },
  },
  hooks: { afterChange: ['product', 'vendor', 'vendor_bank_change', 'vendor_statement'] },
  examples,
  jobs: ['close-months', 'end-months'],
  routes: [...catalogueRoutes, ...vendorRoutes],
})
