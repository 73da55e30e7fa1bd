import { z } from 'zod'
import { pageSizes } from '#domain/table/table-state.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, title } from '#domain/page/edit/block-editor.ts'

const column = z.string().regex(/^[A-Za-z_]\w{0,63}$/)

/** A table of the rows of an API call. `platform/table/endpoints.ts` lists the available calls (guides U29). */
export const props = z.strictObject({
  title: z.string().max(200),
  endpoint: z.string().regex(/^\/[a-z_]{1,64}\/query$/),
  method: z.literal('POST'),
  columns: z.array(column).min(1).max(12),
  hasSearch: z.boolean(),
  sort: z
    .string()
    .regex(/^[A-Za-z_]\w{0,63}(?: desc)?$/)
    .optional(),
  size: z.union(pageSizes.map((size) => z.literal(size))),
})
export type Props = z.infer<typeof props>

const sizes = pageSizes.map((value) => ({ value, label: { th: String(value), en: String(value) } }))

export default defineBlock<Props>({
  type: 'data-table',
  version: 1,
  label: { th: 'ตารางข้อมูล', en: 'Data table' },
  editor: {
    group: 'academy',
    icon: 'table',
    fixed: ['method'],
    fields: [
      title,
      field('endpoint', 'endpoint', ['ข้อมูลจาก', 'Rows of']),
      field('columns', 'columns', ['คอลัมน์', 'Columns', { most: 12 }]),
      field('text', 'sort', [
        'เรียงตามช่อง',
        'Sorted by',
        { isOptional: true, hint: { th: 'ชื่อช่อง หรือชื่อช่องตามด้วย desc', en: 'A field, or a field and desc' } },
      ]),
      { kind: 'choice', name: 'size', label: { th: 'แถวต่อหน้า', en: 'Rows per page' }, tab: 'look', choices: sizes },
      field('switch', 'hasSearch', ['มีช่องค้นหา', 'With a search', { tab: 'look' }]),
    ],
  },
  props,
  defaults: { title: '', endpoint: '/course/query', method: 'POST', columns: ['name'], hasSearch: true, size: 10 },
})
