import { z } from 'zod'
import { tellStaff } from '#platform/background/notifications/tell-staff.ts'
import { asProduct } from '#platform/flow/engine/values.ts'
import { defineAction } from '#platform/flow/step-definition.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'

/** Notifies the administrators and managers of the site. */
export default defineAction({
  name: 'notify-staff',
  label: { th: 'แจ้งเตือนทีมงาน', en: 'Notify the staff' },
  input: z.strictObject({
    title: z.string().min(1).max(200),
    text: z.string().max(500).default(''),
    path: z.string().max(500).default('/'),
  }),
  run: async ({ ctx, input: { title, text, path } }) => ({
    told: await tellStaff(asProduct(ctx), {
      title: { th: title, en: title },
      text: { th: text, en: text },
      href: safePath(path, '/'),
    }),
  }),
})
