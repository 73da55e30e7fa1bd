import { href } from 'react-router'
import type { Context } from '#platform/context.ts'

/** The URL to edit a page: in the page builder, or as a form if there is none. */
export const pathToWrite = ({ app }: Pick<Context, 'app'>, id: string): string => {
  const builder = app.manifests.flatMap(({ routes }) => routes).find(({ name }) => name === 'cms-builder')
  return builder ? builder.path.replace(':id', id) : href('/cms/edit/:id', { id })
}
