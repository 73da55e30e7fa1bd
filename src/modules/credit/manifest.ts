import { defineModule } from '#platform/manifest/manifest.ts'
import { creditLot } from './collections/credit-lot.ts'
import { creditMove } from './collections/credit-move.ts'
import { creditPackage } from './collections/credit-package.ts'
import { creditRoutes } from './routes/credit.ts'
import { creditSpend } from './tables.ts'

export default defineModule({
  name: 'credit',
  label: { th: 'เครดิต', en: 'Credit' },
  collections: [creditLot, creditMove, creditPackage],
  tables: [creditSpend],
  routes: creditRoutes,
})
