import { createHash } from 'node:crypto'

/** The `_id` of the row of a collection that examples speak of: the same in the document and in the tests that send them. */
export const exampleId = (collection: string, n = 1) =>
  createHash('sha256').update(collection).digest('hex').slice(0, 20) + n.toString(16).padStart(4, '0')

/** The site of the examples, which is the demo's first. */
export const exampleSite = '6564a1000000000000000001'

/** The code of the n-th made-up row of a collection that has codes. */
export const exampleCode = (n: number) => `code-${n}`
