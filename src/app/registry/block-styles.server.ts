import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  css?: string[]
  imports?: string[]
}
type Chunks = Record<string, Chunk>

const page = 'src/modules/cms/screens/page.tsx?__react-router-build-client-route'
const frame = 'src/root.tsx?__react-router-build-client-route'

/**
 * Returns the style sheets that a block view needs in addition to those of every page, from the client build. The page
 * links them, so that a block has its styles before its script. In development, without a build, the view loads its own
 * styles.
 */
export const blockStyles = (build: string): ((view: string) => string[]) => {
  const file = join(build, 'client/.vite/manifest.json')
  if (!existsSync(file)) return () => []
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Chunks
  const linked = stylesOf(chunks, frame, new Set())
  return (view) => [...stylesOf(chunks, view, new Set())].filter((path) => !linked.has(path)).map((path) => `/${path}`)
}

/** Returns the style sheets of a page without blocks, in order, for code that shows one in a frame. */
export const pageStyles = (build: string): readonly string[] => {
  const file = join(build, 'client/.vite/manifest.json')
  if (!existsSync(file)) return []
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Chunks
  const seen = new Set<string>()
  return [...new Set([frame, page].flatMap((name) => [...stylesOf(chunks, name, seen)]))].map((path) => `/${path}`)
}

function stylesOf(chunks: Chunks, name: string, seen: Set<string>): Set<string> {
  const chunk = chunks[name]
  if (!chunk || seen.has(name)) return new Set()
  seen.add(name)
  const below = (chunk.imports ?? []).flatMap((one) => [...stylesOf(chunks, one, seen)])
  return new Set([...below, ...(chunk.css ?? [])])
}
