import { z } from 'zod'
import { create } from '#platform/data/collection/write.ts'
import { asProduct } from '#platform/flow/engine/values.ts'
import { defineAction } from '#platform/flow/step-definition.ts'

/** Adds a note for all administrators of the site. Its author is the product. */
export default defineAction({
  name: 'add-note',
  label: { th: 'เพิ่มบันทึกย่อ', en: 'Add a note' },
  input: z.strictObject({ title: z.string().min(1).max(200), body: z.string().max(5000).default('') }),
  run: async ({ ctx, input }) => {
    const { _id } = await create(asProduct(ctx), 'note', { ...input, audience: 'site' })
    return { noteID: _id }
  },
})
