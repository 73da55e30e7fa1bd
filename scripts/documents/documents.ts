import { manifests } from '../../src/app/modules.ts'
import { accessMatrix } from './access-matrix.ts'
import { collectionsDocument } from './collections.ts'
import { routesDocument } from './routes.ts'

/** Returns the generated documents by path, from the present manifests and collections. */
export const documents = (): Record<string, string> => ({
  'docs/generated/routes.md': routesDocument(manifests),
  'docs/generated/collections.md': collectionsDocument(manifests),
  'docs/generated/access-matrix.md': accessMatrix(manifests),
})
