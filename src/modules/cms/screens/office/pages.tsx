import { ListScreen } from '#platform/screens/list/list-screen.tsx'

export { meta } from '#platform/screens/list.tsx'
export { action, loader } from './pages.server.ts'

/** The pages and posts of the site. */
export default function Pages() {
  return <ListScreen />
}
