import { type MetaFunction, useLoaderData } from 'react-router'
import { MenuEditor } from '../../../site/menu/editor/editor.tsx'
import type { loader } from './menu.server.ts'

export { action, loader } from './menu.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A menu of this site, or of a site managed from a parent. */
export default function MenuScreen() {
  const { described } = useLoaderData<typeof loader>()
  return described && <MenuEditor key={described.post} described={described} />
}
