import { type ComponentType, lazy } from 'react'
import type { PageTypeViewProps, PageTypeViews } from '#platform/content/page/view/page-type.ts'

const files = import.meta.glob<{ default: ComponentType<PageTypeViewProps<unknown>> }>(
  '../../modules/*/page-types/*/view.tsx',
)

/** The views of page types by the names of their folders. Each is a separate script. */
export const pageTypeViews: PageTypeViews = Object.fromEntries(
  Object.entries(files).map(([file, read]) => [file.split('/').at(-2)!, lazy(read)]),
)
