import type { MetaFunction } from 'react-router'
import { ListScreen } from './list/list-screen.tsx'
import type { loader } from './list.server.ts'

export { action, loader } from './list.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The derived list of a collection. */
export default function List() {
  return <ListScreen />
}
