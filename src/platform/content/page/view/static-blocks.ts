import { randomBytes } from 'node:crypto'

/**
 * The static objects of the current document, as HTML bytes. Unguessable placeholders mark their positions until the
 * document is assembled. Pre-rendered HTML is thus never rendered, parsed or encoded again.
 */
export interface StaticBlocks {
  mark: string
  pieces: Buffer[]
}

export const newStaticBlocks = (): StaticBlocks => ({ mark: randomBytes(16).toString('base64url'), pieces: [] })

/** The placeholder of a static object, by number. */
export const placeOf = ({ mark }: StaticBlocks, at: number) => `<!--${mark}.${at}-->`

/** Returns the final document with every static object inserted. `html` has one character per byte. */
export const filled = (html: string, { mark, pieces }: StaticBlocks): Buffer => {
  const parts = html.split(new RegExp(`<!--${mark}\\.(\\d+)-->`))
  return Buffer.concat(
    parts.map((part, n) => (n % 2 === 0 ? Buffer.from(part, 'latin1') : (pieces[Number(part)] ?? nothing))),
  )
}

const nothing = Buffer.alloc(0)
