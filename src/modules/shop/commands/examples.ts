import type { Example } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { madeUpRows } from '#platform/http/openapi/made-up.ts'

/** Calls whose generated example would change what cannot change. */
export const examples: Record<string, readonly Example[]> = {
  'PUT /stock_item/:id': [
    {
      name: 'low-stock-level',
      summary: { th: 'แจ้งเมื่อเหลือ 10 ชิ้น', en: 'Low stock at 10 pieces' },
      as: 'admin',
      params: { id: exampleId('stock_item', madeUpRows.made) },
      request: { data: { lowAt: 10 } },
    },
  ],
}
