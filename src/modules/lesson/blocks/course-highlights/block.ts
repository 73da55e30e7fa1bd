import { z } from 'zod'
import { defineBlock } from '#platform/page/block.ts'

/** The newest courses of every category, four at most, the first of them large (specification §2.1, L50). */
export const props = z.strictObject({ title: z.string().max(200) })
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'course-highlights',
  version: 1,
  label: { th: 'หลักสูตรเด่นตามหมวด', en: 'Course highlights' },
  props,
  defaults: { title: 'หลักสูตรแนะนำ' },
})
