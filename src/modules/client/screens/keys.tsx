import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './keys.server.ts'

/** The keys of the site, and how much each is used. */
export default function Keys() {
  return <ListScreen />
}
