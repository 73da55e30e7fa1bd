import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'
import { issueDocument } from './issuing/issue-document.server.ts'

/** Documents are for administrators and their buyer, tax data for its owner too. */
const rowCases: RowCases = async ({ admin, learner, own, mark, kept }) => {
  const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
  const branch = { name: mark('tax branch', 'admins'), taxId: '0994000165501', branchNo: '00000', address }
  const branchID = kept('tax_branch', await create(admin, 'tax_branch', branch), 'admins')
  const decree = mark('decree', 'everybody')
  kept('tax_rate', await create(admin, 'tax_rate', { rate: 7, from: '2025-10-01', decree }), 'everybody')
  const law = mark('withholding law', 'everybody')
  const withheld = await create(admin, 'withholding_rate', { rate: 3, from: '2025-01-01', law })
  kept('withholding_rate', withheld, 'everybody')
  const line = { quantity: 1, unitPrice: 700, amount: 700, taxClass: 'vat' as const }
  const document = await issueDocument(admin, {
    ...{ source: 'order:row-case', branchID, userID: own, paidAt: new Date(admin.now).toISOString(), total: 700 },
    buyer: { name: mark('buyer', 'owner and admins', own) },
    lines: [{ ...line, name: mark('line', 'owner and admins', own) }],
  })
  kept('tax_document', document, 'owner and admins', own)
  const profile = { name: mark('profile', 'owner and admins', own) }
  kept('buyer_profile', await create(learner, 'buyer_profile', profile), 'owner and admins', own)
  const certificate = await create(learner, 'withholding_certificate', {
    ...{ source: '69000000001', payer: mark('payer', 'owner and admins', own), payerTaxId: '0994000165501' },
    ...{ form: 'pnd53', number: '1/2569', day: '2026-11-20', base: 5000, tax: 150 },
  })
  kept('withholding_certificate', certificate, 'owner and admins', own)
}
export default rowCases
