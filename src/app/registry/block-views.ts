import { lazy } from 'react'
import type { BlockView, Views } from '#platform/content/page/block.ts'
import { firstInteraction } from './first-interaction.ts'

const files = import.meta.glob<{ default: BlockView<unknown> }>('../../modules/*/blocks/**/view.tsx')
const touched = firstInteraction()

/** The views of all blocks by type (the name of their folder). Each is a separate script. */
export const views: Views = Object.fromEntries(
  Object.entries(files).map(([file, read]) => [
    file.split('/').at(-2)!,
    { now: lazy(read), later: lazy(() => touched.then(read)) },
  ]),
)
