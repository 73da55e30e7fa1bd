import { ListScreen } from '#platform/screens/list/list-screen.tsx'

export { meta } from '#platform/screens/list.tsx'
export { action, loader } from './codes.server.ts'

/** A list of codes, and where each is used. */
export default function Codes() {
  return <ListScreen />
}
