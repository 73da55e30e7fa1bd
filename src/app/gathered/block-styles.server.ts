import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  css?: string[]
  imports?: string[]
}
type Chunks = Record<string, Chunk>

/**
 * The style sheets that the view of a block needs, as the client build wrote them down: the page links them, so that a
 * block is dressed before its script comes. Without a build (in development) the view brings its styles itself.
 */
export const blockStyles = (root: string): ((view: string) => string[]) => {
  const file = join(root, 'build/client/.vite/manifest.json')
  if (!existsSync(file)) return () => []
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Chunks
  return (view) => [...stylesOf(chunks, view, new Set())].map((path) => `/${path}`)
}

function stylesOf(chunks: Chunks, name: string, seen: Set<string>): Set<string> {
  const chunk = chunks[name]
  if (!chunk || seen.has(name)) return new Set()
  seen.add(name)
  const below = (chunk.imports ?? []).flatMap((one) => [...stylesOf(chunks, one, seen)])
  return new Set([...below, ...(chunk.css ?? [])])
}
