import { type MetaFunction, useLoaderData } from 'react-router'
import { MenuEditor } from '../../../site/menu/editor/editor.tsx'
import type { loader } from './menu.server.ts'

export { action, loader } from './menu.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A menu of the site, or of a site that is looked after from above. */
export default function MenuScreen() {
  const { described } = useLoaderData<typeof loader>()
  return described && <MenuEditor key={described.post} described={described} />
}
