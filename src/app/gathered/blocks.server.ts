import type { Block, BlockLoad, Blocks } from '#platform/page/block.ts'
import { manifests } from '../modules.ts'
import { blockStyles } from './block-styles.server.ts'

const declared = import.meta.glob<{ default: Block<unknown> }>('../../modules/*/blocks/*/block.ts', { eager: true })
const loads = import.meta.glob<{ load: BlockLoad<unknown, unknown> }>('../../modules/*/blocks/*/load.server.ts', {
  eager: true,
})

/** The blocks that the manifests name; one without a folder stops the start. */
export const gatherBlocks = (root: string): Blocks => {
  const stylesOf = blockStyles(root)
  return new Map(
    manifests.flatMap((module) =>
      module.blocks.map((type) => {
        const folder = `../../modules/${module.name}/blocks/${type}`
        const block = declared[`${folder}/block.ts`]?.default
        if (block?.type !== type) throw new Error(`module '${module.name}' names a block '${type}' that has no folder`)
        const load = loads[`${folder}/load.server.ts`]?.load
        const styles = stylesOf(`src/modules/${module.name}/blocks/${type}/view.tsx`)
        return [type, { block, module: module.name, styles, ...(load && { load }) }] as const
      }),
    ),
  )
}
