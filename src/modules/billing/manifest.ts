import { defineModule } from '#platform/manifest/manifest.ts'
import { buyerProfile } from './collections/buyer-profile.ts'
import { taxBranch } from './collections/tax-branch.ts'
import { taxDocument } from './collections/tax-document.ts'
import { taxRate } from './collections/tax-rate.ts'
import { withholdingRate } from './collections/withholding-rate.ts'
import { withholdingCertificate } from './collections/withholding-certificate.ts'
import { documentFile, documentSeries, documentXml } from './tables.ts'
import { branchRoutes } from './routes/branches.ts'
import { documentRoutes } from './routes/documents.ts'
import { taxRoutes } from './routes/tax.ts'

export default defineModule({
  name: 'billing',
  label: { th: 'เอกสารภาษี', en: 'Billing' },
  collections: [taxBranch, taxRate, taxDocument, buyerProfile, withholdingCertificate, withholdingRate],
  tables: [documentSeries, documentFile, documentXml],
  hooks: { afterChange: ['tax_rate', 'tax_branch', 'withholding_rate'], afterUpload: ['withholding_certificate'] },
  jobs: ['number-documents', 'render-document', 'write-xml'],
  routes: [...documentRoutes, ...branchRoutes, ...taxRoutes],
})
