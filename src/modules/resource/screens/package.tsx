import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './package.server.ts'

/** The available packages, and this site's use of its own. */
export default function Packages() {
  return <ListScreen />
}
