import type { AfterChange } from '#platform/http/api/command.ts'
import { record } from '#platform/data/collection/write.ts'
import { starterLayout } from '../rules/layout-parts.ts'

/** A new template begins with a layout that can be used as it is. */
const beginTemplate: AfterChange = async (ctx, { before, row }) => {
  if (before !== null) return
  await record(ctx, 'certificate_template_version', {
    ...{ templateID: row._id, number: 1, by: ctx.viewer.name, layout: starterLayout() },
  })
  return { current: 1 }
}

export default beginTemplate
