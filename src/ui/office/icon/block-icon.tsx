import { blockDrawings } from './block-drawings.ts'

/** The icon of a kind of block or of a tool of the page builder. An unknown name shows a box. */
export function BlockIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Drawing = Object.hasOwn(blockDrawings, name)
    ? blockDrawings[name as keyof typeof blockDrawings]
    : blockDrawings.box
  return <Drawing size={size} stroke={1.6} aria-hidden="true" style={{ flex: 'none' }} />
}
