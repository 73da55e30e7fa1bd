import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { alignments, choice, field } from '#domain/page/edit/block-editor.ts'

/** A button that runs a flow (specification L45). Renders nothing without a text or a published flow. */
export const props = z.strictObject({
  /** The `_id` of a flow. */
  flow: z.string().regex(/^(?:[0-9a-f]{24})?$/),
  text: z.string().max(80),
  look: z.enum(['solid', 'accent', 'line', 'quiet']),
  isSmall: z.boolean(),
  alignment: z.enum(['left', 'center', 'right']),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'flow-button',
  version: 1,
  label: { th: 'ปุ่มโฟลว์', en: 'Flow button' },
  editor: {
    group: 'basic',
    icon: 'player-play',
    fields: [
      field('text', 'text', ['ข้อความบนปุ่ม', 'Text', { most: 80 }]),
      field('flow', 'flow', ['โฟลว์', 'Flow']),
      choice('look', ['แบบปุ่ม', 'Look', { tab: 'look' }], {
        solid: ['ทึบ', 'Solid'],
        accent: ['สีเน้น', 'Accent'],
        line: ['เส้นขอบ', 'Outline'],
        quiet: ['ข้อความ', 'Quiet'],
      }),
      field('switch', 'isSmall', ['ปุ่มเล็ก', 'Small', { tab: 'look' }]),
      alignments(),
    ],
  },
  props,
  defaults: { flow: '', text: '', look: 'solid', isSmall: false, alignment: 'left' },
})
