import Edit from '#platform/office/screens/edit.tsx'

export { meta } from '#platform/office/screens/edit.tsx'
export { action, loader } from './add.server.ts'

/** Adds an asset with the next free code. */
export default function Add() {
  return <Edit />
}
