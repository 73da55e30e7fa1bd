import { randomBytes } from 'node:crypto'

/**
 * The still objects of a document that is being made, as the bytes of their HTML. A mark that nobody can know is in their
 * place until the document is put together: what is drawn already is neither rendered, nor read, nor written again.
 */
export interface StaticBlocks {
  mark: string
  pieces: Buffer[]
}

export const newStaticBlocks = (): StaticBlocks => ({ mark: randomBytes(16).toString('base64url'), pieces: [] })

/** What is in the place of a still object, by its number. */
export const placeOf = ({ mark }: StaticBlocks, at: number) => `<!--${mark}.${at}-->`

/** The document as it is sent, with every still object in its place; `html` has one character for each byte of it. */
export const filled = (html: string, { mark, pieces }: StaticBlocks): Buffer => {
  const parts = html.split(new RegExp(`<!--${mark}\\.(\\d+)-->`))
  return Buffer.concat(
    parts.map((part, n) => (n % 2 === 0 ? Buffer.from(part, 'latin1') : (pieces[Number(part)] ?? nothing))),
  )
}

const nothing = Buffer.alloc(0)
