import type { PageTypeAct, PageTypeLoad, PageTypes } from '#platform/content/page/view/page-type.ts'
import { blockStyles } from './block-styles.server.ts'

const loads = import.meta.glob<{ load: PageTypeLoad<unknown> }>('../../modules/*/page-types/*/load.server.ts', {
  eager: true,
})
const acts = import.meta.glob<{ act: PageTypeAct<unknown> }>('../../modules/*/page-types/*/act.server.ts', {
  eager: true,
})

/** Returns the page types of all modules by the names of their folders. */
export const collectPageTypes = (build: string): PageTypes => {
  const stylesOf = blockStyles(build)
  return new Map(
    Object.entries(loads).map(([file, { load }]) => {
      const folder = file.slice(0, -'/load.server.ts'.length)
      const act = acts[`${folder}/act.server.ts`]?.act
      const styles = stylesOf(`src/modules/${folder.slice('../../modules/'.length)}/view.tsx`)
      return [folder.split('/').at(-1)!, { load, styles, ...(act && { act }) }]
    }),
  )
}
