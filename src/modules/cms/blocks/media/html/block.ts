import { z } from 'zod'
import { defineBlock } from '#platform/content/page/block.ts'
import { field, number } from '#domain/page/edit/block-editor.ts'

/**
 * Hand-written HTML. Scripts, overlays and forms are removed when it is shown. With `scripts`, all of it runs in a
 * separate frame, `height` CSS pixels high, if files have a host of their own (CONTENT_HOST).
 */
export const props = z.strictObject({
  html: z.string().max(200_000),
  scripts: z.boolean().default(false),
  height: z.int().min(40).max(4000).default(400),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'html',
  version: 1,
  isStatic: true,
  label: { th: 'โค้ด HTML', en: 'Raw HTML' },
  editor: {
    group: 'basic',
    icon: 'code',

    fields: [
      field('code', 'html', ['โค้ด HTML', 'HTML', { most: 200_000 }]),
      field('switch', 'scripts', ['ให้สคริปต์ทำงานในกรอบแยก', 'Run its scripts in a frame of their own']),
      number('height', ['ความสูงของกรอบ', 'Height of the frame'], {
        min: 40,
        max: 4000,
        unit: { th: 'พิกเซล', en: 'px' },
        tab: 'look',
        when: { field: 'scripts', is: [true] },
      }),
    ],
  },
  props,
  defaults: { html: '', scripts: false, height: 400 },
})
