import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './package.server.ts'

/** What packages there are, and how much of its own this site has used. */
export default function Packages() {
  return <ListScreen />
}
