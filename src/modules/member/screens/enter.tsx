export { action, loader } from './enter.server.ts'

export default function Enter() {
  return null
}
