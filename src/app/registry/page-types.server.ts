import type { PageTypeLoad, PageTypes } from '#platform/content/page/view/page-type.ts'

const loads = import.meta.glob<{ load: PageTypeLoad<unknown> }>('../../modules/*/page-types/*/load.server.ts', {
  eager: true,
})

/** Returns the page types of all modules by the names of their folders. */
export const collectPageTypes = (): PageTypes =>
  new Map(Object.entries(loads).map(([file, { load }]) => [file.split('/').at(-2)!, load]))
