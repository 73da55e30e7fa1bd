import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './keys.server.ts'

/** The site's keys, with the use of each. */
export default function Keys() {
  return <ListScreen />
}
