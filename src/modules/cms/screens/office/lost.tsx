import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './lost.server.ts'

/** What visitors asked for and did not get. */
export default function Lost() {
  return <ListScreen />
}
