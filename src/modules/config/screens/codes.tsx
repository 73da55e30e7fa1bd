import { ListScreen } from '#platform/office/screens/list/list-screen.tsx'

export { meta } from '#platform/office/screens/list.tsx'
export { action, loader } from './codes.server.ts'

/** A list of codes, and where each is used. */
export default function Codes() {
  return <ListScreen />
}
