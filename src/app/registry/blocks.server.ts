import type { Block, BlockFacts, BlockLoad, BlockPersonalize, Blocks, BlockView } from '#platform/content/page/block.ts'
import { manifests } from '../modules.ts'
import { blockStyles } from './block-styles.server.ts'

const declared = import.meta.glob<{ default: Block<unknown> }>('../../modules/*/blocks/**/block.ts', { eager: true })
const loads = import.meta.glob<{ load: BlockLoad<unknown, unknown>; personalize?: BlockPersonalize<unknown> }>(
  '../../modules/*/blocks/**/load.server.ts',
  { eager: true },
)
const checked = import.meta.glob<{ facts: BlockFacts<unknown> }>('../../modules/*/blocks/**/facts.ts', { eager: true })

const views = import.meta.glob<{ default: BlockView<unknown> }>('../../modules/*/blocks/**/view.tsx')

/**
 * Returns the blocks that the manifests name, in `blocks/` or in a subfolder by kind. A missing folder stops the start.
 */
export const collectBlocks = (build: string): Blocks => {
  const stylesOf = blockStyles(build)
  return new Map(
    manifests.flatMap((module) =>
      module.blocks.map((type) => {
        const folder = folderOf(module.name, type)
        const block = declared[`${folder}/block.ts`]?.default
        if (block?.type !== type) throw new Error(`module '${module.name}' names a block '${type}' that has no folder`)
        const { load, personalize } = loads[`${folder}/load.server.ts`] ?? {}
        const facts = checked[`${folder}/facts.ts`]?.facts
        const styles = stylesOf(`src/modules/${folder.slice('../../modules/'.length)}/view.tsx`)
        const still = block.isStatic && !block.knowsAddress ? views[`${folder}/view.tsx`] : undefined
        const parts = {
          ...(load && { load }),
          ...(personalize && { personalize }),
          ...(facts && { facts }),
          ...(still && { still }),
        }
        return [type, { block, module: module.name, styles, ...parts }] as const
      }),
    ),
  )
}

const folderOf = (module: string, type: string): string => {
  const file = Object.keys(declared).find(
    (path) => path.startsWith(`../../modules/${module}/blocks/`) && path.endsWith(`/${type}/block.ts`),
  )
  return file?.slice(0, -'/block.ts'.length) ?? ''
}
