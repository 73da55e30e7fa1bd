import { z } from 'zod'
import { choice, field } from '#domain/page/edit/block-editor.ts'
import { defineBlock } from '#platform/content/page/block.ts'

/** A button that runs a flow with the answers as they are (specification L45). */
export const props = z.object({
  label: z.string().max(80),
  /** The `_id` of the flow. */
  flow: z.string().regex(/^(?:[0-9a-f]{24})?$/),
  style: z.enum(['solid', 'line', 'quiet']),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'form-flow-button',
  version: 1,
  label: { th: 'ปุ่มเรียกโฟลว์', en: 'Flow button' },
  editor: {
    group: 'form',
    icon: 'player-play',
    fields: [
      field('text', 'label', ['ข้อความบนปุ่ม', 'Label', { most: 80 }]),
      field('flow', 'flow', ['โฟลว์', 'Flow']),
      choice('style', ['แบบปุ่ม', 'Look', { tab: 'look' }], {
        solid: ['ทึบ', 'Solid'],
        line: ['เส้นขอบ', 'Outline'],
        quiet: ['ข้อความ', 'Quiet'],
      }),
    ],
  },
  props,
  defaults: { label: 'ดำเนินการ', flow: '', style: 'line' },
})
