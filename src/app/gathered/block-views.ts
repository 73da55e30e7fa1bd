import { lazy } from 'react'
import type { BlockView, Views } from '#platform/page/block.ts'

/** The styles of every public part come with the layout, so that a block whose script is still under way is dressed. */
import.meta.glob('../../ui/{button,course,course/art,course/page,hero,prose,search,outline,state}/*.module.css', {
  eager: true,
})
import.meta.glob('../../modules/*/blocks/*/*.module.css', { eager: true })

const files = import.meta.glob<{ default: BlockView<unknown> }>('../../modules/*/blocks/*/view.tsx')

/** The views of all blocks by type (the name of their folder), each a script of its own. */
export const views: Views = Object.fromEntries(
  Object.entries(files).map(([file, read]) => [file.split('/').at(-2)!, lazy(read)]),
)
