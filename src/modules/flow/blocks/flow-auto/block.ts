import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field } from '#domain/page/edit/block-editor.ts'

/** Runs a flow when the page opens (specification L56). The flow says whether it does so each time. */
export const props = z.strictObject({
  /** The `_id` of a flow. */
  flow: z.string().regex(/^(?:[0-9a-f]{24})?$/),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'flow-auto',
  version: 1,
  label: { th: 'โฟลว์อัตโนมัติ', en: 'Auto-run flow' },
  editor: {
    group: 'basic',
    icon: 'player-play',
    isCard: true,
    fields: [field('flow', 'flow', ['โฟลว์', 'Flow'])],
  },
  props,
  defaults: { flow: '' },
})
