import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './pages.server.ts'

/** The pages and posts of the site. */
export default function Pages() {
  return <ListScreen />
}
