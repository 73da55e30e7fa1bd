import type { Example } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { madeUpRows } from '#platform/http/openapi/made-up.ts'

/** Calls whose generated example would change what cannot change. */
export const examples: Record<string, readonly Example[]> = {
  'PUT /vendor_bank_change/:id': [
    {
      name: 'refuse-account',
      summary: { th: 'ไม่ยืนยันบัญชี', en: 'Refuse an account' },
      as: 'admin',
      params: { id: exampleId('vendor_bank_change') },
      request: { data: { state: 'refused' } },
    },
  ],
  'PUT /vendor_statement/:id': [
    {
      name: 'approve-payout',
      summary: { th: 'อนุมัติให้จ่าย', en: 'Approve a payout' },
      as: 'admin',
      params: { id: exampleId('vendor_statement', madeUpRows.made) },
      request: { data: { state: 'approved' } },
    },
  ],
}
