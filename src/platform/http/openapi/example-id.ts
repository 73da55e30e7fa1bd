import { createHash } from 'node:crypto'

/** The `_id` of the row that examples of a collection refer to, the same in the document and in the tests. */
export const exampleId = (collection: string, n = 1) =>
  createHash('sha256').update(collection).digest('hex').slice(0, 20) + n.toString(16).padStart(4, '0')

/** The site of the examples, the first of the demo. */
export const exampleSite = '6564a1000000000000000001'

/** The code of the n-th example row of a collection with codes. */
export const exampleCode = (n: number) => `code-${n}`
