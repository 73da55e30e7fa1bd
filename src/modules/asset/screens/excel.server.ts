import { href } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeImport } from '#platform/office/screens/list/import/describe-import.ts'
import { pageTitle } from '#platform/site/page-title.ts'

/** The import of a file of assets (specification L80). */
export const loader = loads((ctx, { url }) => {
  const collection = collectionOf(ctx, 'asset')
  const importing = describeImport(ctx, { collection, url, listHref: href('/asset/dashboard') })
  return { importing, title: pageTitle(ctx, importing.heading) }
})
