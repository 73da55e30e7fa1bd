import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './lost.server.ts'

/** Addresses that visitors requested but that do not exist. */
export default function Lost() {
  return <ListScreen />
}
